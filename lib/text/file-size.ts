import { fillIn } from './placeholders';

/** Writes how large a file is as people read it in a language (BCP 47): 1234567 bytes are 1.2 MB, 34567 are 35 kB. */
export function fileSize(bytes: number, language: string): string {
  const [unit, amount] = bytes < 999_500 ? ['kilobyte', bytes / 1e3] : ['megabyte', bytes / 1e6];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: String(unit),
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(Math.max(1, Number(amount)));
}

/** How a site writes a link to a file: its language (BCP 47), and a sentence with its title, kind and size. */
export interface Labelling {
  language: string;
  download: string;
}

/** What a link to a PDF says, so that nobody is surprised: Annual report (PDF, 1.2 MB). */
export function fileLabel(title: string, bytes: number, { language, download }: Labelling): string {
  return fillIn(download, { title, kind: 'PDF', size: fileSize(bytes, language) });
}
