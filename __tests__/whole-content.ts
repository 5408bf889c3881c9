import { getContent } from '@/lib/content';
import type { Content } from '@/lib/schema/content';
import type { Pages } from '@/lib/schema/pages';
import { routeIds } from '@/lib/site/routes';

/** What a page may do without, whatever its words. */
type Extra = 'updated' | 'picture';

type Whole<Page> = { [Field in Exclude<keyof Page, Extra>]-?: NonNullable<Page[Field]> } & Pick<
  Page,
  Extract<keyof Page, Extra>
>;

type Contact = Required<Content['site']['contact']>;

interface WholeContent extends Omit<Content, 'pages' | 'site'> {
  pages: { [Id in keyof Pages]: Whole<Pages[Id]> };
  site: Content['site'] & {
    contact: { [Field in keyof Contact]: NonNullable<Contact[Field]> } & {
      address: Contact['address'] & { street: string };
    };
  };
}

/** Sections that content may leave out, by their page. */
const SECTIONS: Partial<Record<keyof Pages, string[]>> = {
  home: ['impact', 'mission', 'gifts', 'change', 'events', 'call'],
  about: ['introduction', 'story', 'values', 'team', 'call'],
  mission: ['goals', 'areas', 'call'],
  events: ['follow', 'host'],
  programs: ['volunteering', 'impact', 'call'],
  donation: ['impact'],
  contact: ['map', 'faq'],
};

/**
 * A content, by default that of the project, with every page and section that there can be, which tests of pages speak of.
 * @throws {Error} where content leaves one out.
 */
export function wholeContent(content: Content = getContent()): WholeContent {
  if (!isWhole(content))
    throw new Error('found pages left out of content; wanted all, to be tested');
  return content;
}

function isWhole(content: Content | WholeContent): content is WholeContent {
  const { phone, hours, address } = content.site.contact;
  if (!phone || !hours || !address.street) return false;
  return routeIds.every((id) => {
    const page = content.pages[id];
    return page && (SECTIONS[id] ?? []).every((section) => section in page);
  });
}
