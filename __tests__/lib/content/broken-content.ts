import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadContent } from '@/lib/content';
import { ContentError } from '@/lib/content/issue';
import type { Content } from '@/lib/schema/content';

/** The copy's only event and one more program: ours, so that a charity may edit its own. */
export const EVENT = 'events/picnic.yaml';
export const PROGRAM = 'programs/rides.yaml';

export const PICNIC = `title: Summer Picnic
summary: Bring a blanket.
date: 2024-06-01
startTime: 10:00
endTime: 14:00
place: City Park
featured: yes
scene: noon
`;

const RIDES = `title: Rides
summary: We drive you there.
order: 1
`;

/** A copy of the content folder that a test may break. */
export interface ContentCopy {
  root: string;
  /** Replaces the first line of a field, or does away with it; what stands before the field stays. */
  replace: (file: string, field: string, words: string) => void;
  write: (file: string, words: string | Uint8Array) => void;
  read: (file: string) => string;
  remove: (file: string) => void;
}

export type Change = (copy: ContentCopy) => void;

/** Puts lines in the place of what the file of the site says under a name, before all else that it says. */
export function settle(name: string, ...lines: string[]): Change {
  const said = new RegExp(`^${name}:.*\\n(?: .*\\n)*`, 'm');
  return ({ read, write }) =>
    write('site.yaml', [...lines, read('site.yaml').replace(said, '')].join('\n'));
}

/** Loads a changed copy of the content. */
export function loadChanged(change: Change): Content {
  return withCopy(change, ({ root }) => loadContent(root));
}

/**
 * The lines of the message about a changed copy, a line for each issue; none where it loads. The
 * number of the line that was replaced reads `<line>`, so that the words around it may move.
 */
export function issuesIn(change: Change): string[] {
  return withCopy(change, ({ root, replaced }) => {
    try {
      loadContent(root);
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const [, , ...lines] = error.message.split('\n');
      return lines.map((line) => line.trim().replace(`, line ${replaced()}:`, ', line <line>:'));
    }
  });
}

const root = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(root, { recursive: true }));

function read(file: string) {
  return readFileSync(join(root, file), 'utf8');
}

function write(file: string, words: string | Uint8Array) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), words);
}

function remove(file: string) {
  rmSync(join(root, file), { recursive: true });
}

cpSync(join(process.cwd(), 'content'), root, { recursive: true });
remove('events');
// The charity's own logo would be one more file in the folder of pictures.
const [line = '', logo] = /^logo: *(.*)\n/m.exec(read('site.yaml')) ?? [];
write('site.yaml', read('site.yaml').replace(line, ''));
if (logo !== undefined) remove(join('media', logo));
write(EVENT, PICNIC);
write(PROGRAM, RIDES);

/** What the copy holds before a test breaks it: its folders, and its files with their bytes. */
const whole = new Map(
  entriesIn(root).map(({ path, isFile }) => [path, isFile ? readFileSync(path) : undefined]),
);

/** Everything below a folder: what a folder holds comes after it. */
function entriesIn(folder: string): { path: string; isFile: boolean }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return [{ path, isFile: entry.isFile() }, ...(entry.isDirectory() ? entriesIn(path) : [])];
  });
}

/** Makes the copy whole again: a test changes little of it, and copying all anew takes longer than reading it. */
function mend() {
  for (const { path, isFile } of entriesIn(root)) {
    const known = whole.has(path) && isFile === (whole.get(path) !== undefined);
    if (!known) rmSync(path, { recursive: true, force: true });
  }
  for (const [path, bytes] of whole) {
    if (bytes === undefined) mkdirSync(path, { recursive: true });
    else if (!existsSync(path) || !readFileSync(path).equals(bytes)) writeFileSync(path, bytes);
  }
}

function withCopy<Result>(
  change: Change,
  examine: (copy: { root: string; replaced: () => number }) => Result,
): Result {
  let replaced = 0;
  const replace = (file: string, field: string, words: string) => {
    const lines = read(file).split('\n');
    const found = new RegExp(`^([ -]*)${field}:`);
    const index = lines.findIndex((line) => found.test(line));
    // A row that changes nothing would prove nothing.
    if (index === -1) throw new Error(`${file} has no field ${field}`);
    const before = found.exec(lines[index] ?? '')?.[1] ?? '';
    lines[index] = words && before + words;
    replaced = index + 1;
    write(file, lines.join('\n'));
  };

  try {
    change({ root, replace, write, read, remove });
    return examine({ root, replaced: () => replaced });
  } finally {
    mend();
  }
}
