/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '@/export/sweep';
import { checkHost } from '@/lib/hosting/check-host';
import { thanksPath } from '@/lib/site/routes';
import { PREVIEW } from '../charities/charities';
import { isHere, SERVERS, startServer } from './servers';

const here = Object.keys(SERVERS).filter(isHere);
const places = here.flatMap((name) => [
  { name, path: '' as const },
  ...(name === 'npm start' ? [] : [{ name, path: '/site' as const }]),
]);

/** What the site says to hosts, and not to visitors. */
const FOR_HOSTS = ['_headers', '.htaccess', '.nojekyll'];

describe.each(places)('$name, set up as its recipe says, at “$path/”', ({ name, path }) => {
  const work = mkdtempSync(join(tmpdir(), 'host-'));
  let server: Awaited<ReturnType<typeof startServer>>;

  beforeAll(async () => {
    server = await startServer(name, 'out', work, path);
  });

  afterAll(async () => {
    await server.stop();
    rmSync(work, { recursive: true });
  });

  test('gives every file as visitors need it', async () => {
    expect(await checkHost(server.url, filesIn('out'))).toEqual([]);
  });

  test('keeps to itself what the site says to hosts', async () => {
    const answers = FOR_HOSTS.map((file) => fetch(new URL(file, server.url)));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual(FOR_HOSTS.map(() => 404));
  });

  test('thanks people who come back from a payment by POST', async () => {
    const address = new URL(`.${thanksPath}`, server.url);
    const answer = await fetch(address, { method: 'POST', body: 'paid=yes' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1');
  });
});

test('npm start serves a site that is built for a folder of its host in that folder', async () => {
  const work = mkdtempSync(join(tmpdir(), 'host-'));
  const { url, stop } = await startServer('npm start', PREVIEW.out, work, '');
  const { pathname } = new URL(PREVIEW.url);
  const faults = await checkHost(new URL(pathname, url), filesIn(PREVIEW.out));
  await stop();
  rmSync(work, { recursive: true });
  expect(faults).toEqual([]);
});

test('no server is left out where all have to be tried', () => {
  expect(process.env.CI ? here : Object.keys(SERVERS)).toEqual(Object.keys(SERVERS));
});
