/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const source = readFileSync('deploy/cloudfront.js', 'utf8');

/** What the function makes of a request; https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html */
const handle = (uri: string, querystring: object = {}): unknown =>
  JSON.parse(
    runInNewContext(
      `${source}; JSON.stringify(handler(${JSON.stringify({ request: { uri, querystring } })}))`,
    ),
  );

test.each([
  ['/', '/index.html'],
  ['/about/', '/about/index.html'],
  ['/calendar.ics', '/calendar.ics'],
  ['/code/donation-form-1a.js', '/code/donation-form-1a.js'],
])('a bucket is asked for the file of %s', (path, file) => {
  expect(handle(path)).toMatchObject({ uri: file });
});

test.each([
  ['nothing', {}, '/donation/'],
  ['an amount', { amount: { value: '50' } }, '/donation/?amount=50'],
  [
    'several values, and one without',
    { a: { value: '2', multiValue: [{ value: '1' }, { value: '2' }] }, b: { value: '' } },
    '/donation/?a=1&a=2&b',
  ],
])('a page without its slash leads on with %s', (_name, query, location) => {
  expect(handle('/donation', query)).toMatchObject({
    statusCode: 301,
    headers: { location: { value: location } },
  });
});
