import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileLabel, type Labelling } from '../text/file-size';
import { visibleNames } from './collections';
import { inContent } from './folder';
import type { Issue } from './issue';

/** A file that visitors can download. */
export interface Download {
  name: string;
  bytes: number;
}

const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/;
const WANTED_NAME =
  'small letters, digits and single hyphens, then .pdf, such as annual-report-2024.pdf';

/** The largest file that every host takes: https://developers.cloudflare.com/pages/platform/limits/ */
const MOST_BYTES = 25 * 1024 * 1024;

/** Reads which files a folder has to download; what can't be one becomes an issue. */
export function readFiles(folder: string): { files: Download[]; issues: Issue[] } {
  const files: Download[] = [];
  const issues: Issue[] = [];
  for (const name of visibleNames(folder)) {
    const problem = FILE_NAME.test(name)
      ? problemIn(join(folder, name))
      : `found this name; wanted ${WANTED_NAME}`;
    if (typeof problem === 'string') issues.push({ file: inContent('files', name), problem });
    else files.push({ name, bytes: problem.bytes });
  }
  return { files, issues };
}

function problemIn(path: string): string | { bytes: number } {
  try {
    const content = readFileSync(path);
    if (content.length > MOST_BYTES) return 'is larger than 25 MB; wanted a smaller PDF';
    const isPdf = content.toString('latin1', 0, 1024).includes('%PDF-');
    return isPdf
      ? { bytes: content.length }
      : 'found no PDF; wanted a file saved or printed as PDF';
  } catch {
    return 'is no file that can be read; wanted a PDF';
  }
}

/** A link to a file to download, as Markdown writes it. */
const LINK = /\[([^[\]]+)\]\(\/files\/([^)\s]+)\)/g;

/** Lets each link to a file say its kind and size, as a list of files does. */
export function labelFileLinks(text: string, files: readonly Download[], site: Labelling): string {
  return text.replace(LINK, (link, title: string, name: string) => {
    const file = files.find((candidate) => candidate.name === name);
    return file ? link.replace(title, () => fileLabel(title, file.bytes, site)) : link;
  });
}
