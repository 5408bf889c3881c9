import type { ComponentProps, ReactNode } from 'react';
import { hasLongWord } from '@/lib/look/name-size';
import type { Picture as PictureData } from '@/lib/look/pictures';
import { Picture } from './picture';
import { Scene } from './scene';

/** How many letters of the heading stand in a line of the smallest screen. */
const LINE = 13;

/** What a page opens with, as content has it. */
export interface OpeningWords {
  heading: string;
  lead: string;
  /** What stands beside the words in place of a landscape behind them. */
  picture?: PictureData | undefined;
}

interface OpeningProps extends OpeningWords, ComponentProps<typeof Scene> {
  /** How wide heading and lead become at the most. */
  headingWidth: string;
  leadWidth: string;
  /** The room that the words leave for the landscape. */
  room: string;
  /** What follows the lead. */
  children?: ReactNode;
}

/** The first view of a page: words in the sky of a landscape, or beside a picture, which they never cross. */
export function Opening({
  heading,
  lead,
  picture,
  headingWidth,
  leadWidth,
  room,
  children,
  ...scene
}: OpeningProps) {
  // Smaller where a word of it would have to be parted; a picture beside it leaves it less room.
  const small = `text-2xl max-sm:max-w-none ${picture ? '' : 'sm:text-3xl'}`;
  const words = (
    <>
      <h1 className={`${headingWidth} ${hasLongWord(heading, LINE) ? small : 'text-3xl'}`}>
        {heading}
      </h1>
      <p className={`mt-5 ${leadWidth} text-lg`}>{lead}</p>
      {children}
    </>
  );
  if (!picture) {
    return (
      <Scene {...scene}>
        <div className={`container-page ${room}`}>{words}</div>
      </Scene>
    );
  }
  return (
    <div className="container-page grid items-center gap-8 pb-8 pt-12 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pt-16">
      <div>{words}</div>
      <Picture
        picture={picture}
        sizes="(min-width: 72em) 31rem, (min-width: 64em) 45vw, 100vw"
        isFirst
        className="photo opening-picture rounded-lg"
      />
    </div>
  );
}
