import { tokensOf } from './style-tokens';

/** The ground of the page by day and by night, which browsers take for their own frame. */
export const paper = {
  light: tokensOf('globals.css', ':root')['--paper'] ?? '',
  dark: tokensOf('globals.css', ':root', 'dark')['--paper'] ?? '',
};
