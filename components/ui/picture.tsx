import {
  FORMATS,
  renditionsOf,
  type Format,
  type Picture as PictureData,
  type RemotePicture,
} from '@/lib/look/pictures';
import { href } from '@/lib/site/routes';

interface PictureProps {
  picture: PictureData | RemotePicture;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** Whether it stands in the first view of the page, and so comes before all others. */
  isFirst?: boolean;
  className?: string;
}

/**
 * A picture of the content, in the format and width that suits the visitor's screen, or one on another host, whose
 * class gives it a size that is known before it comes.
 */
export function Picture({ picture, sizes, isFirst = false, className }: PictureProps) {
  if ('url' in picture) {
    return (
      <img
        src={picture.url}
        alt={picture.alt}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        className={className}
      />
    );
  }
  const renditions = renditionsOf(picture);
  const sourceSet = (format: Format) =>
    renditions
      .filter((copy) => copy.format === format)
      .map(({ name, width }) => `${href(`/media/${name}`)} ${width}w`)
      .join(', ');
  const fallback = renditions.findLast(({ format }) => format === 'jpeg');
  return (
    <picture>
      {FORMATS.filter((format) => format !== 'jpeg').map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(format)} sizes={sizes} />
      ))}
      <img
        src={fallback && href(`/media/${fallback.name}`)}
        srcSet={sourceSet('jpeg')}
        sizes={sizes}
        alt={picture.alt}
        width={picture.dimensions.width}
        height={picture.dimensions.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
