import { movedPages, namesIn } from '@/lib/site/site-pages';
import { EVENT, issuesIn, loadChanged, PICNIC, PROGRAM } from './broken-content';

const TAKEN = 'wanted a name that no other page has or had';
const NAME = 'wanted an old name as it stood in the address, in small letters, digits and hyphens';

test('knows where renamed pages, events and programs are now', () => {
  const content = loadChanged(({ read, write }) => {
    write(EVENT, `${PICNIC}was: [fair, spring-fair]\n`);
    write(PROGRAM, `${read(PROGRAM)}was: [drives]\n`);
    write('pages/about.yaml', `${read('pages/about.yaml')}was: [about-us]\n`);
  });
  const moved = [...movedPages(content)].map(([old, { path }]) => [old, path]);
  expect(moved.sort()).toEqual([
    ['/about-us/', '/about/'],
    ['/events/fair/', '/events/picnic/'],
    ['/events/spring-fair/', '/events/picnic/'],
    ['/programs/drives/', '/programs/rides/'],
  ]);
  expect(namesIn(content, '/')).toEqual(['about-us']);
  expect(namesIn(content, '/events/')).toEqual(['picnic', 'fair', 'spring-fair']);
});

test.each([
  ['of itself', '[picnic]', 1, `found “picnic”; ${TAKEN}`],
  ['said twice', '[fair, fair]', 2, `found “fair”; ${TAKEN}`],
  ['of another event’s past', '[gala]', 1, `found “gala”; ${TAKEN}`],
  ['that no file has', '[Spring Fair]', 1, `found “Spring Fair”; ${NAME}`],
  ['with its folder', '[/events/fair/]', 1, `found “/events/fair/”; ${NAME}`],
])('refuses an old name %s', (_what, names, place, problem) => {
  const found = issuesIn(({ write }) => {
    write(EVENT, `${PICNIC}was: ${names}\n`);
    const other = PICNIC.replace('Summer Picnic', 'Ball').replace('featured: yes\n', '');
    write('events/ball.yaml', `${other}was: [gala]\n`);
  });
  expect(found).toEqual([`content/${EVENT}, line 9: was[${place}]: ${problem}`]);
});

test.each(['media', 'mission', '404'])('refuses %s as the old name of a page', (name) => {
  const found = issuesIn(({ read, write }) =>
    write('pages/about.yaml', `was: [${name}]\n${read('pages/about.yaml')}`),
  );
  expect(found).toEqual([`content/pages/about.yaml, line 1: was[1]: found “${name}”; ${TAKEN}`]);
});
