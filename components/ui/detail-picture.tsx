import type { ComponentProps } from 'react';
import { Picture } from './picture';
import { SceneOrPicture } from './scene-or-picture';

type DetailPictureProps = Pick<
  ComponentProps<typeof SceneOrPicture>,
  'picture' | 'timeOfDay' | 'seed'
>;

const SIZES = '(min-width: 64em) 44rem, 100vw';

/** The picture of an event or a program on its own page, whole: it may be a poster. Its width is known before it comes, so nothing moves. */
export function DetailPicture({ picture, ...scene }: DetailPictureProps) {
  if (!picture) return null;
  if ('url' in picture) {
    return (
      <SceneOrPicture
        {...scene}
        picture={picture}
        sizes={SIZES}
        ground="paper"
        className="mb-8 aspect-video rounded-md"
      />
    );
  }
  const { width, height } = picture.dimensions;
  const most = height > width ? 'max-w-sm' : '';
  return (
    <div className={`mb-8 ${most}`}>
      <Picture picture={picture} sizes={SIZES} className="h-auto w-full rounded-md" />
    </div>
  );
}
