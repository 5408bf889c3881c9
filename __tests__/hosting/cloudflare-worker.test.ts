/** @jest-environment node */
import worker from '../../deploy/cloudflare-worker.js';

/** What the worker answers where the host's own answer is this. */
const answerOf = (status: number) => {
  const headers = { 'Cache-Control': 'public, max-age=31536000', 'Content-Type': 'text/html' };
  const ASSETS = { fetch: async () => new Response('<h1>', { status, headers }) };
  return worker.fetch(new Request('https://charity.example/code/old.js'), { ASSETS });
};

test('a file that is there is kept for as long as the host says', async () => {
  expect((await answerOf(200)).headers.get('Cache-Control')).toBe('public, max-age=31536000');
});

test('the page for a file that isn’t there any more is asked for anew each time', async () => {
  const answer = await answerOf(404);
  expect([answer.status, await answer.text()]).toEqual([404, '<h1>']);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'no-cache',
    'content-type': 'text/html',
  });
});
