import robots from '@/app/robots';
import { isPreview } from '@/lib/site/preview';

function set(PREVIEW: string | undefined) {
  jest.replaceProperty(process, 'env', { ...process.env, PREVIEW });
}

afterEach(() => jest.restoreAllMocks());

test.each([
  [undefined, false],
  ['', false],
  ['yes', true],
])('PREVIEW %j makes a preview: %s', (value, expected) => {
  set(value);
  expect(isPreview()).toBe(expected);
});

test.each(['true', '1', 'YES', 'no', ' '])(
  'refuses PREVIEW %j and says what is wanted',
  (value) => {
    set(value);
    expect(isPreview).toThrow(`PREVIEW: found “${value}”; wanted yes, or nothing`);
  },
);

test.each([
  [undefined, expect.stringMatching(/^https:.*\/sitemap\.xml$/)],
  ['yes', undefined],
])(
  'search engines may read all, PREVIEW %j, but are led to the published site alone',
  (value, map) => {
    set(value);
    const { rules, sitemap } = robots();
    expect(rules).toEqual({ userAgent: '*', allow: '/' });
    expect(sitemap).toEqual(map);
  },
);
