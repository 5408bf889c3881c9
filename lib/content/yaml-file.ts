import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ParsedNode,
} from 'yaml';
import { trimmed } from '../text/lookalikes';
import { isNothing, quoted, type Issue } from './issue';
import { findYamlIssue } from './yaml-issues';

export type FieldPath = readonly PropertyKey[];

/** What a YAML file says: its fields, and where each stands. */
export interface YamlFile {
  file: string;
  raw: unknown;
  /** Its fields with each text filled in, without those in which nothing stands: see `reviverOf`. */
  resolve: (fill: (text: string) => string) => unknown;
  /** Line of the field, or of the nearest group around it, counted from 1. */
  lineOf: (path: FieldPath) => number | undefined;
}

/** How editing tools write that nothing stands in a field; between quotes it is a word. */
const NOTHING = /^(null|~)$/i;

const known = new Map<string, YamlFile | Issue>();

/**
 * Reads one YAML file; one that hasn't changed only once, as for the next page while editing. Every value stays the
 * text that was typed (YAML's failsafe schema), so that 02134, 18:30 and no mean what they look like; only what isn't
 * seen around it is cut off.
 * Returns an issue instead when the file isn't UTF-8 or isn't YAML.
 */
export function readYamlFile(path: string, file: string): YamlFile | Issue {
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) {
    return { file, problem: 'is not saved as UTF-8; save it again with the encoding UTF-8' };
  }
  const source = new TextDecoder().decode(bytes);
  const key = `${file}\n${source}`;
  const read = known.get(key) ?? readYaml(source, file);
  known.set(key, read);
  return read;
}

function readYaml(source: string, file: string): YamlFile | Issue {
  const lines = new LineCounter();
  const document = parseDocument(source, {
    schema: 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
  });
  const issue = findYamlIssue(document, source);
  if (issue) {
    const { line } = lines.linePos(issue.offset);
    const found = source.split(/\r?\n/)[line - 1]?.trim() ?? '';
    return { file, line, problem: `${quoted(found)} ${issue.remedy(found)}` };
  }
  visit(document, {
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string') return;
      const value = trimmed(node.value);
      node.value = node.type === 'PLAIN' && NOTHING.test(value) ? '' : value;
    },
  });
  return {
    file,
    raw: document.toJS(),
    resolve: (fill) => document.toJS({ reviver: reviverOf(fill) }),
    lineOf: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const offset = offsetOf(document, path.slice(0, length));
        if (offset !== undefined) return lines.linePos(offset).line;
      }
      return undefined;
    },
  };
}

/** Where the key or list entry at the path begins in the source, in characters. */
function offsetOf(document: Document<ParsedNode>, path: FieldPath): number | undefined {
  const group = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const last = path.at(-1);
  if (isMap(group)) {
    const key = group.items.find((pair) => isScalar(pair.key) && pair.key.value === last)?.key;
    return isScalar(key) ? key.range?.[0] : undefined;
  }
  if (isSeq(group) && typeof last === 'number') {
    const entry = group.items[last];
    return isNode(entry) ? entry.range?.[0] : undefined;
  }
  return undefined;
}

/**
 * A reviver (see JSON.parse) that fills in texts, and leaves out fields in which nothing stands, as editing
 * tools leave them behind.
 */
export function reviverOf(fill: (text: string) => string) {
  return (_key: unknown, value: unknown): unknown => {
    if (typeof value === 'string') return fill(value);
    if (Array.isArray(value)) return value.every(isNothing) ? [] : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).filter(([, inside]) => !isNothing(inside)));
  };
}
