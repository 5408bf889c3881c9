import { eventSchema } from '@/lib/schema/event';
import { programSchema } from '@/lib/schema/program';
import { home } from '../schema/home';
import { picture } from '../schema/picture';
import { EVENT, issuesIn, loadChanged, PICNIC, PROGRAM, type Change } from './broken-content';

/** What editing tools write for a field that somebody emptied. */
const EMPTIED = ['', '""', "''", 'null', '~', '[]', '{}', '[""]', '"\u00a0"', '\n  a:\n  b: ""'];

const DAY = PICNIC.replace(/(start|end)Time.*\n|featured.*\n/g, '');

const OPTIONAL = [
  { file: EVENT, shape: eventSchema(picture, home).shape },
  { file: PROGRAM, shape: programSchema(picture).shape },
].map(({ file, shape }) => ({
  file,
  fields: Object.entries(shape).flatMap(([field, schema]) =>
    schema.safeParse(undefined).success && !DAY.includes(`${field}:`) ? [field] : [],
  ),
}));

test.each(EMPTIED)(
  'takes optional fields that hold nothing for fields that aren’t there: %j',
  (nothing) => {
    const bare: Change = ({ write }) => write(EVENT, DAY);
    const emptied = loadChanged((copy) => {
      bare(copy);
      for (const { file, fields } of OPTIONAL) {
        expect(fields.length).toBeGreaterThan(2);
        copy.write(
          file,
          copy.read(file) + fields.map((field) => `${field}: ${nothing}\n`).join(''),
        );
      }
    });
    expect(emptied).toEqual(loadChanged(bare));
  },
);

test.each(EMPTIED)('takes settings that hold nothing for none: %j', (nothing) => {
  const { site } = loadChanged((copy) => {
    const others = copy.read('site.yaml').replace(/^(giving|writing):.*\n(?: .*\n)*/gm, '');
    copy.write('site.yaml', `${others}giving: ${nothing}\nwriting: ${nothing}\n`);
  });
  expect(site.giving).toEqual({ provider: 'email' });
  expect(site.writing).toBeUndefined();
});

test('takes a picture without a file and words for none', () => {
  const picture = 'picture:\n  file: ""\n  url: null\n  alt: ~';
  expect(loadChanged(({ replace }) => replace(EVENT, 'scene', `scene: noon\n${picture}`))).toEqual(
    loadChanged(() => {}),
  );
});

test.each(['', '""', "''", 'null', '~'])(
  'misses by name what is needed and emptied: %j',
  (nothing) => {
    expect(issuesIn(({ replace }) => replace(EVENT, 'summary', `summary: ${nothing}`))).toEqual([
      `content/${EVENT}, line <line>: summary: found nothing; wanted words`,
    ]);
  },
);

test('misses what a form service wants to know', () => {
  const found = issuesIn(({ read, write }) => {
    const others = read('site.yaml').replace(/^writing:.*\n( .*\n)*/m, '');
    write(
      'site.yaml',
      `writing:\n  service: netlify\n  fields:\n    - name: key\n      value: ""\n${others}`,
    );
  });
  expect(found).toEqual([
    'content/site.yaml, line 5: writing.fields[1].value: found nothing; wanted words',
  ]);
});

test('doesn’t take a file for gone whose fields are all emptied', () => {
  const found = issuesIn(({ write }) => write(EVENT, 'title:\nsummary: ""\n'));
  expect(found).toEqual(
    ['title', 'summary', 'date'].map((field) => expect.stringContaining(`: ${field}: `)),
  );
});
