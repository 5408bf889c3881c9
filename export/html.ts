import {
  defaultTreeAdapter as tree,
  html,
  parse,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** As a browser reads it that runs no scripts, so that what stands in <noscript> is read, too. */
const options = { scriptingEnabled: false };

/** Reads an HTML file. */
export function readHtml(source: string): Document {
  return parse(source, options);
}

/** The text of a document's file. */
export function writeHtml(document: Document): string {
  return serialize(document, options);
}

/** All elements, or those of one name, in the order of the file. */
export function elementsIn(node: Parent, name?: string): Element[] {
  const found: Element[] = [];
  const look = (parent: Parent) => {
    for (const child of parent.childNodes) {
      if (!tree.isElementNode(child)) continue;
      if (name === undefined || child.tagName === name) found.push(child);
      look(child);
      if ('content' in child) look(child.content);
    }
  };
  look(node);
  return found;
}

/** The one element of a name; throws where there is none. */
export function theElement(document: Document, name: string): Element {
  const [element] = elementsIn(document, name);
  if (!element) throw new Error(`found no <${name}>; every page has one`);
  return element;
}

/** The value of an attribute, without regard to the case it was written in. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name.toLowerCase())?.value;
}

/** The words or the code in an element. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');
}

/** Puts other code or words into an element. */
export function replaceText(element: Element, text: string) {
  element.childNodes = [];
  tree.insertText(element, text);
}

/** Makes an element; `text` is its code or words. */
export function createElement(
  name: string,
  attributes: Record<string, string>,
  text = '',
): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = tree.createElement(name, html.NS.HTML, attrs);
  if (text !== '') tree.insertText(element, text);
  return element;
}

/** Puts an element last in another, or before one of its children. */
export function insert(parent: Element, element: Element, before?: Element) {
  if (before) tree.insertBefore(parent, element, before);
  else tree.appendChild(parent, element);
}

/** Puts a comment before and one after all that stands in an element. */
export function surround(parent: Element, before: string, after: string) {
  const [first] = parent.childNodes;
  tree.appendChild(parent, tree.createCommentNode(after));
  if (first) tree.insertBefore(parent, tree.createCommentNode(before), first);
}

/** Gives an attribute another name and value, in its place. */
export function replaceAttribute(element: Element, name: string, by: string, value: string) {
  const attr = element.attrs.find((candidate) => candidate.name === name);
  if (attr) Object.assign(attr, { name: by, value });
}

/** Takes elements out of their document. */
export function remove(...elements: Element[]) {
  for (const element of elements) tree.detachNode(element);
}

/** Takes all comments out of a document. */
export function removeComments(node: Node) {
  for (const child of 'childNodes' in node ? [...node.childNodes] : []) {
    if (tree.isCommentNode(child)) tree.detachNode(child);
    else removeComments(child);
  }
}
