import { Fragment, type ReactNode } from 'react';
import { PLACEHOLDER } from '@/lib/text/placeholders';

interface FilledProps {
  /** A sentence with names in braces. */
  words: string;
  /** What stands for each name. */
  parts: Record<string, ReactNode>;
}

/** A sentence of content with elements in the place of its names in braces, in whatever order a language has them. */
export function Filled({ words, parts }: FilledProps) {
  // Every second piece is a name.
  return words
    .split(PLACEHOLDER)
    .map((piece, i) => <Fragment key={i}>{i % 2 === 0 ? piece : parts[piece]}</Fragment>);
}
