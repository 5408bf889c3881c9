import { href } from './routes';

/**
 * Tells browsers to prepare a page of the site while the pointer rests on its link, so that it is
 * there at once; files and prefilled forms are left alone. The policy of a page allows it by hash.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: `${href('/')}*` },
          { not: { href_matches: `${href('/')}*.*` } },
          { not: { href_matches: `${href('/')}*\\?(.+)` } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
