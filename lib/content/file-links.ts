import { fileLabel, type Labelling } from '../text/file-size';
import type { Download } from './files';

/** A link to a file to download, as Markdown writes it. */
const LINK = /\[([^[\]]+)\]\(\/files\/([^)\s]+)\)/g;

/** Lets each link to a file say its kind and size, as a list of files does. */
export function labelFileLinks(text: string, files: readonly Download[], site: Labelling): string {
  return text.replace(LINK, (link, title: string, name: string) => {
    const file = files.find((candidate) => candidate.name === name);
    return file ? link.replace(title, () => fileLabel(title, file.bytes, site)) : link;
  });
}
