import type { SectionOf } from '@/lib/schema/free-page';
import { href } from '@/lib/site/routes';
import { fileSize } from '@/lib/text/file-size';
import { inRow } from '@/lib/text/locale';

interface DownloadsProps extends Pick<SectionOf<'files'>, 'files'> {
  /** The site's (BCP 47). */
  language: string;
}

/** Files to download, each with its kind and size, so that nobody is surprised. */
export function Downloads({ files, language }: DownloadsProps) {
  return (
    <ul>
      {files.map(({ title, file }) => (
        <li key={file.name}>
          <a href={href(`/files/${file.name}`)} className="arrow-link">
            <span>
              {title} ({inRow(['PDF', fileSize(file.bytes, language)], language)})
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
