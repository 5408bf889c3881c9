import {
  parseXml,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
  XmlText,
  type XmlDocument,
  type XmlNode,
} from '@rgrove/parse-xml';

/** Elements that run something, load something, move, or bring another language into a drawing. */
const FOREIGN =
  /^(a|animate\w*|audio|canvas|discard|embed|foreignobject|handler|iframe|link|listener|meta|object|script|set|video)$/i;

const SVG = 'http://www.w3.org/2000/svg';

/** Namespaces whose elements browsers know beside those of SVG. */
const OTHER_LANGUAGES = /^http:\/\/www\.w3\.org\/(1999\/xhtml|1998\/math\/mathml)$/i;

/** An address that stays in the file: of a part of it, or a picture that it holds. */
const INSIDE = /^\s*(#|data:image\/(png|jpeg|webp);base64,)/i;

/** What style sheets may fetch by, or hide an address in. */
const FETCHING = /@import|@font-face|image-set|src\s*\(|\\|url\s*\((?!\s*["']?\s*#)/i;

/**
 * Reads a drawing as XML.
 * @throws {XmlError} when it is none, or defines entities of its own.
 */
export function readSvg(source: string): XmlDocument {
  return parseXml(source, { preserveDocumentType: true });
}

/** Says of a drawing what may not be in it, as the rest of “found “a.svg”, …”; undefined if all is well. */
export function svgFault(document: XmlDocument): string | undefined {
  for (const node of nodesIn(document)) {
    const fault = node instanceof XmlElement ? faultOf(node) : faultBeside(node);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function nodesIn({ children }: XmlDocument | XmlElement): XmlNode[] {
  return children.flatMap((node) => [node, ...(node instanceof XmlElement ? nodesIn(node) : [])]);
}

function faultBeside(node: XmlNode): string | undefined {
  if (node instanceof XmlProcessingInstruction) return `a drawing with a “<?${node.name}”`;
  if (node instanceof XmlDocumentType && node.internalSubset !== null) {
    return 'a drawing with definitions of its own (<!DOCTYPE … [)';
  }
  const { parent } = node;
  const isStyle = parent instanceof XmlElement && localName(parent.name) === 'style';
  return isStyle && node instanceof XmlText && FETCHING.test(node.text)
    ? 'a drawing whose styles fetch something'
    : undefined;
}

function faultOf({ name, attributes, isRootNode }: XmlElement): string | undefined {
  if (isRootNode && (name !== 'svg' || attributes.xmlns !== SVG)) return 'a file that is no SVG';
  if (FOREIGN.test(localName(name))) return `a drawing with <${name}> in it`;
  if (/^(text|tspan)$/.test(localName(name))) return 'a drawing with letters, which need a font';
  for (const [attribute, value] of Object.entries(attributes)) {
    const local = localName(attribute);
    if (/^on/i.test(local)) return `a drawing that runs something (${attribute})`;
    if (/^(href|src|base)$/i.test(local) && !INSIDE.test(value)) {
      return `a drawing that leads or looks elsewhere (${attribute}="${value}")`;
    }
    if (/^xmlns/.test(attribute) && OTHER_LANGUAGES.test(value)) {
      return 'a drawing with parts of a web page in it';
    }
    if (!/^xmlns/.test(attribute) && !/^(href|src)$/i.test(local) && FETCHING.test(value)) {
      return `a drawing that fetches something (${attribute})`;
    }
  }
  return undefined;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
