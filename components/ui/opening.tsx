import type { ComponentProps } from 'react';
import type { Picture as PictureData } from '@/lib/look/pictures';
import { Picture } from './picture';
import { Scene } from './scene';

interface OpeningProps extends ComponentProps<typeof Scene> {
  /** What stands beside the words in place of a landscape behind them. */
  picture?: PictureData | undefined;
  /** The room that the words leave for the landscape. */
  room: string;
}

/** The first view of a page: words in the sky of a landscape, or beside a picture, which they never cross. */
export function Opening({ picture, room, children, ...scene }: OpeningProps) {
  if (!picture) {
    return (
      <Scene {...scene}>
        <div className={`container-page ${room}`}>{children}</div>
      </Scene>
    );
  }
  return (
    <div className="container-page grid items-center gap-8 pb-8 pt-12 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pt-16">
      <div>{children}</div>
      <Picture
        picture={picture}
        sizes="(min-width: 72em) 31rem, (min-width: 64em) 45vw, 100vw"
        isFirst
        className="opening-picture rounded-lg"
      />
    </div>
  );
}
