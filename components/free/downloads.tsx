import type { SectionOf } from '@/lib/schema/free-page';
import { href } from '@/lib/site/routes';
import { fileLabel, type Labelling } from '@/lib/text/file-size';

interface DownloadsProps extends Pick<SectionOf<'files'>, 'files'> {
  site: Labelling;
}

/** Files to download, each with its kind and size, so that nobody is surprised. */
export function Downloads({ files, site }: DownloadsProps) {
  return (
    <ul>
      {files.map(({ title, file }) => (
        <li key={file.name}>
          <a href={href(`/files/${file.name}`)} className="arrow-link">
            {fileLabel(title, file.bytes, site)}
          </a>
        </li>
      ))}
    </ul>
  );
}
