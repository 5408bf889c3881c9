import sitemap from '@/app/sitemap';
import { camp, picnic } from '@/examples/fixtures';
import { absoluteUrl } from '@/lib/site/metadata';
import { detailPath, routes } from '@/lib/site/routes';
import { content } from '../components/content';
import { changeContent } from '../read-content';

const { site } = content;
const pages = {
  ...content.pages,
  events: { ...content.pages.events, updated: '2030-01-05' },
  about: { ...content.pages.about, updated: '2030-01-02' },
};
const events = [{ ...picnic, updated: '2030-02-01' }, camp];

test('tells of changes where content does, and nowhere else', () => {
  changeContent({ pages, events });
  const changed = sitemap().flatMap(({ url, lastModified }) =>
    lastModified === undefined ? [] : [[url, lastModified]],
  );
  expect(changed).toEqual([
    [absoluteUrl(site, routes.about), '2030-01-02'],
    // The list has changed when one of its events has.
    [absoluteUrl(site, routes.events), '2030-02-01'],
    [absoluteUrl(site, detailPath('events', picnic.slug)), '2030-02-01'],
  ]);
});
