import { readHeadersFile } from '@/lib/hosting/headers-file';

const headersOf = readHeadersFile(
  [
    '# All',
    '/*',
    '  X-One: 1',
    '',
    '/code/*',
    '  Cache-Control: public, max-age=9',
    '/*.ics',
    '  X-Two: a: b',
  ].join('\n'),
);

test.each([
  ['/about/', [['X-One', '1']]],
  [
    '/code/form.js',
    [
      ['X-One', '1'],
      ['Cache-Control', 'public, max-age=9'],
    ],
  ],
  [
    '/calendar/gala.ics',
    [
      ['X-One', '1'],
      ['X-Two', 'a: b'],
    ],
  ],
])('%s gets what every rule says that fits it', (path, headers) => {
  expect(headersOf(path)).toEqual(headers);
});

test.each(['  X-One: 1', '/*\n  no header', '/*\nabout: 1'])(
  'refuses %j, and names the line',
  (text) => {
    expect(() => readHeadersFile(text)).toThrow(
      /^_headers: found “.*(X-One|no header|about).*wanted/,
    );
  },
);
