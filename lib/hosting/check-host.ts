import { CACHES, HEADERS, SECURE_HEADERS, WANTED, type ExpectedHeader } from './wanted';

/** What a host does wrong; `harm` says whether visitors lose something, or only time or safety that a few hosts can't give. */
export interface HostFault {
  harm: 'loses' | 'slows';
  /** The address that was asked for, from the site's own on. */
  path: string;
  text: string;
}

/** An address of the site, and how it is asked for. */
type Ask = (path: string) => Promise<Response>;

/**
 * Tries the address at which `out/` should stand, and says what isn't as visitors need it.
 * `files` are the paths of all files in `out/`, of which each is asked for.
 * @throws {TypeError} where nothing answers at the address.
 */
export async function checkHost(base: URL, files: readonly string[]): Promise<HostFault[]> {
  const root = new URL(base.href.replace(/\/?$/, '/'));
  const ask: Ask = (path) =>
    fetch(new URL(path, root), {
      redirect: 'manual',
      headers: { 'accept-encoding': 'gzip, br' },
    });
  const faults: HostFault[] = [];
  for (const file of files) faults.push(...(await checkFile(ask, file, root)));
  const folders = files.filter((file) => /.\/index\.html$/.test(file)).map(withoutIndex);
  for (const folder of folders) faults.push(...(await checkSlash(ask, folder, root)));
  for (const path of MISSING) faults.push(...(await checkMissing(ask, path)));
  // A port of its own speaks HTTPS alone.
  if (root.protocol === 'https:' && root.port === '') faults.push(...(await checkUpgrade(root)));
  return faults;
}

/** Addresses at which nothing is: a page, one without its slash, a file that an old page asks for, folders of files. */
const MISSING = ['nope/', 'nope', 'a/b/c', 'code/message-form-00000000.js', 'code/', 'share/'];

async function checkFile(ask: Ask, file: string, root: URL): Promise<HostFault[]> {
  const wanted = WANTED.find(({ files }) => files.test(file));
  if (!wanted || file === '404.html') return [];
  const path = withoutIndex(file);
  const answer = await ask(path);
  const bytes = (await answer.arrayBuffer()).byteLength;
  const say = saying(`/${path}`);
  if (answer.status !== 200) return [say('loses', 'status', String(answer.status), '200')];
  const security = root.protocol === 'https:' ? { ...HEADERS, ...SECURE_HEADERS } : HEADERS;
  const encoding = answer.headers.get('content-encoding') ?? '';
  return [
    ...expectHeaders(answer, say, 'loses', { 'content-type': wanted.type }),
    ...expectHeaders(answer, say, 'slows', {
      'cache-control': CACHES[wanted.cache],
      ...security,
    }),
    // What fits into one packet anyway isn't worth shrinking.
    ...(wanted.shrinks && bytes > 1400 && !/^(br|gzip|zstd)$/.test(encoding)
      ? [say('slows', 'content-encoding', encoding, 'br or gzip')]
      : []),
  ];
}

/** A page without its slash leads to the page, and takes along what the address says: an amount, a subject. */
async function checkSlash(ask: Ask, folder: string, root: URL): Promise<HostFault[]> {
  const path = folder.replace(/\/$/, '');
  const say = saying(`/${path}?amount=50`);
  const { status, headers } = await ask(`${path}?amount=50`);
  const leads = headers.get('location') ?? '';
  const target = new URL(leads, new URL(path, root));
  const wanted = `/${folder}?amount=50`;
  const isLasting = [301, 308].includes(status);
  // Cloudflare's Workers lead on with 307, which is asked for anew each time.
  if (!isLasting && ![302, 307].includes(status))
    return [say('loses', 'status', String(status), '301 or 308')];
  if (target.href !== new URL(`${folder}?amount=50`, root).href)
    return [say('loses', 'location', leads, wanted)];
  return isLasting ? [] : [say('slows', 'status', String(status), '301 or 308')];
}

const NEVER_KEPT = { pattern: /\bno-(cache|store)\b|\bmax-age=0\b/, like: CACHES.ask.like };

/** What isn't there is answered with the site's own page for it, and never kept. */
async function checkMissing(ask: Ask, path: string): Promise<HostFault[]> {
  const answer = await ask(path);
  const body = await answer.text();
  const say = saying(`/${path}`);
  if (answer.status !== 404) return [say('loses', 'status', String(answer.status), '404')];
  const isOwn = body.includes('<main');
  return [
    ...(isOwn ? [] : [say('loses', 'page', body.slice(0, 40), 'that of 404.html')]),
    ...expectHeaders(answer, say, 'slows', { 'cache-control': NEVER_KEPT }),
  ];
}

/** Who comes without HTTPS is led on to it, where the host answers without it at all. */
async function checkUpgrade(root: URL): Promise<HostFault[]> {
  const plain = root.href.replace(/^https:/, 'http:');
  const answer = await fetch(plain, { redirect: 'manual' }).catch(() => undefined);
  if (!answer) return [];
  const leads = answer.headers.get('location') ?? '';
  return leads.startsWith('https:') ? [] : [saying(plain)('slows', 'location', leads, root.href)];
}

type Say = ReturnType<typeof saying>;

const saying =
  (path: string) =>
  (harm: HostFault['harm'], what: string, found: string, wanted: string): HostFault => ({
    harm,
    path,
    text: `${what}: found ${found === '' ? 'none' : `“${found}”`}; wanted ${wanted}`,
  });

function expectHeaders(
  { headers }: Response,
  say: Say,
  harm: HostFault['harm'],
  wanted: Record<string, ExpectedHeader>,
): HostFault[] {
  return Object.entries(wanted).flatMap(([name, { pattern, like }]) => {
    const found = headers.get(name) ?? '';
    return pattern.test(found) ? [] : [say(harm, name, found, `“${like}”`)];
  });
}

/** The path that a file of the site is asked for by. */
function withoutIndex(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1');
}
