import type { Download } from '../content/files';
import type { PictureFile } from '../look/pictures';
import type { CharityEvent } from './event';
import type { FreePage } from './free-page';
import type { SomePages } from './pages';
import type { Program } from './program';
import type { Site } from './site';

/** Every word of the site, checked. */
export interface Content {
  site: Site;
  pages: SomePages;
  /** Pages that the charity has made up itself, in the order that content gives them. */
  freePages: FreePage[];
  /** By their beginning, the earliest first. */
  events: CharityEvent[];
  /** In the order that content gives them. */
  programs: Program[];
  /** The files of all its pictures. */
  pictures: PictureFile[];
  /** The files to download. */
  files: Download[];
}
