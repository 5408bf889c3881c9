import { readFileSync } from 'node:fs';
import {
  LineCounter,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
} from 'yaml';
import type { Fault } from './faults';

export type FieldPath = readonly PropertyKey[];

/** What a YAML file says: its fields, and where each stands. */
export interface YamlFile {
  data: unknown;
  /** Line of the field, or of the nearest group around it, counted from 1. */
  lineOf: (path: FieldPath) => number | undefined;
}

/** What the parser's codes mean to somebody who has never heard of YAML. */
const REMEDIES: Record<string, string> = {
  TAB_AS_INDENT: 'starts with a tab; indent with spaces',
  BLOCK_AS_IMPLICIT_KEY:
    'has a second colon followed by a space; put quotes around the words after the first',
  DUPLICATE_KEY: 'names a field that already stands in this group; keep one of the two',
  MULTILINE_IMPLICIT_KEY: 'is neither “field: words” nor a “- ” list entry',
  MISSING_CHAR: 'lacks a closing quote, a colon or a bracket',
};

const COMMENT_REMEDY =
  'has a # after its words, which hides the rest of the line; put quotes around the words, or the remark on a line of its own';

/**
 * Reads one YAML file. Every value stays the text that was typed (YAML's failsafe schema), so that
 * 02134, 18:30 and no mean what they look like.
 * Returns a fault instead when the file isn't UTF-8 or isn't YAML.
 */
export function readYamlFile(path: string, file: string): YamlFile | Fault {
  const source = decodeUtf8(readFileSync(path));
  if (source === undefined) {
    return { file, problem: 'is not saved as UTF-8; save it again with the encoding UTF-8' };
  }

  const lines = new LineCounter();
  const document = parseDocument(source, {
    schema: 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
  });
  const faultAt = (offset: number, remedy: string): Fault => {
    const { line } = lines.linePos(offset);
    const found = source.split(/\r?\n/)[line - 1]?.trim() ?? '';
    return { file, line, problem: `“${found}” ${remedy}` };
  };

  const error = document.errors[0] ?? document.warnings[0];
  if (error) {
    return faultAt(error.pos[0], REMEDIES[error.code] ?? `can't be read: ${error.message}`);
  }
  const slip = findSilentSlip(document);
  if (slip) return faultAt(slip.offset, slip.remedy);

  return {
    data: document.toJS(),
    lineOf: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const offset = offsetOf(document, path.slice(0, length));
        if (offset !== undefined) return lines.linePos(offset).line;
      }
      return undefined;
    },
  };
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Finds what YAML allows but a person who edits words can only have typed by mistake. */
function findSilentSlip(document: Document): { offset: number; remedy: string } | undefined {
  let slip: { offset: number; remedy: string } | undefined;
  visit(document, {
    Node: (_key, node) => {
      const offset = node.range?.[0] ?? 0;
      if (isAlias(node)) slip = { offset, remedy: 'starts with *; put quotes around the words' };
      else if (isScalar(node) && node.type === 'PLAIN' && node.comment) {
        slip = { offset, remedy: COMMENT_REMEDY };
      }
      return slip ? visit.BREAK : undefined;
    },
  });
  return slip;
}

/** Where the key or list entry at the path begins in the source, in characters. */
function offsetOf(document: Document, path: FieldPath): number | undefined {
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
