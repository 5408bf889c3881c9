import type { HeroScene } from '../look/hero-scene';
import type { Picture } from '../look/pictures';
import type { RouteId } from './routes';

/** A page on the way to another: its name there, and its path. */
export interface Crumb {
  name: string;
  path: string;
}

/** A page of the site, as its head, the frame around it and all lists of pages know it. */
export interface SitePage extends HeroScene {
  path: string;
  /** The one of `routes` that it is, or that it lies below; none for a page of the charity's own. */
  section?: RouteId;
  /** What tabs, search results and shared links call it; no other page has the same. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** What it opens with in place of its hills. */
  picture?: Picture;
  /** What its share image says below the heading. */
  note?: string;
  /** Day of its last change, as YYYY-MM-DD, where content names one. */
  updated?: string;
  /** Where it stood before. */
  was?: readonly string[];
  /** Whether it is left out of search and sitemap. */
  isUnlisted?: boolean;
  /** The page whose share image it has in place of its own. */
  sharedAs?: SitePage | undefined;
  /** The way from home to the page itself, if it lies below another than home. */
  crumbs?: readonly Crumb[];
}

/** What the page of an event, a program or a way of giving is made of. */
export type PageEntry = Pick<SitePage, 'title' | 'updated'> & { summary: string };
