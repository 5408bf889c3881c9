import type { z } from 'zod';
import { group } from './fields';
import { about } from './pages/about';
import { contact } from './pages/contact';
import { donation } from './pages/donation';
import { events } from './pages/events';
import { home } from './pages/home';
import { mission } from './pages/mission';
import { notFound } from './pages/not-found';
import { programs } from './pages/programs';
import type { PictureSchema } from './picture';

/** `content/pages/*.yaml`, by the name of the file; a page without one is left out of the site. */
export const pagesSchema = (picture: PictureSchema) =>
  group({
    home: home(picture),
    about: about(picture).optional(),
    mission: mission(picture).optional(),
    events: events(picture).optional(),
    programs: programs(picture).optional(),
    donation: donation(picture).optional(),
    contact: contact(picture).optional(),
    'not-found': notFound,
  });

/** The words of all pages that the site has. */
export type SomePages = z.infer<ReturnType<typeof pagesSchema>>;

/** The words of each page, as they are where it is. */
export type Pages = Required<SomePages>;
