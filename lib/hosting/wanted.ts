/** What a header has to say, and that in words. */
export interface Saying {
  pattern: RegExp;
  like: string;
}

/** How long a browser may keep an answer without asking again. */
type Cache = 'ask' | 'day' | 'year';

/** What a host should say of files of one kind. */
interface Wanted {
  /** Matches the paths of such files in `out/`. */
  files: RegExp;
  type: Saying;
  cache: Cache;
  /** Whether it is text, which shrinks. */
  shrinks?: true;
}

/** A type of text, with its letters. */
const text = (pattern: string, like: string): Saying => ({
  pattern: new RegExp(`^${pattern}; ?charset=utf-8$`, 'i'),
  like: `${like}; charset=utf-8`,
});

const svg: Saying = { pattern: /^image\/svg\+xml/, like: 'image/svg+xml' };

/** Of each kind of file in `out/`; the first that fits a path counts. */
export const WANTED: readonly Wanted[] = [
  { files: /\.html$/, type: text('text/html', 'text/html'), cache: 'ask', shrinks: true },
  { files: /\.ics$/, type: text('text/calendar', 'text/calendar'), cache: 'ask', shrinks: true },
  {
    files: /^code\/.*\.js$/,
    type: text('(text|application)/javascript', 'text/javascript'),
    cache: 'year',
    shrinks: true,
  },
  {
    files: /^fonts\/.*\.woff2$/,
    type: { pattern: /^font\/woff2$/, like: 'font/woff2' },
    cache: 'year',
  },
  { files: /^media\/.*\.svg$/, type: svg, cache: 'year', shrinks: true },
  {
    files: /^media\//,
    type: { pattern: /^image\/(avif|webp|jpeg|png)$/, like: 'image/avif, webp, jpeg or png' },
    cache: 'year',
  },
  {
    files: /^(share|app-icons)\/.*\.png$/,
    type: { pattern: /^image\/png$/, like: 'image/png' },
    cache: 'day',
  },
  { files: /^icon\.svg$/, type: svg, cache: 'day', shrinks: true },
  {
    files: /^favicon\.ico$/,
    type: { pattern: /^image\/(x-icon|vnd\.microsoft\.icon)$/, like: 'image/x-icon' },
    cache: 'day',
  },
  {
    files: /\.xml$/,
    type: { pattern: /^(application|text)\/xml/, like: 'application/xml' },
    cache: 'ask',
    shrinks: true,
  },
  { files: /\.txt$/, type: { pattern: /^text\/plain/, like: 'text/plain' }, cache: 'ask' },
  {
    files: /\.pdf$/,
    type: { pattern: /^application\/pdf$/, like: 'application/pdf' },
    cache: 'ask',
  },
];

/** What `Cache-Control` says where an answer may be kept so long. */
export const CACHES: Record<Cache, Saying> = {
  ask: { pattern: /\bno-cache\b|\bmax-age=0\b/, like: 'no-cache' },
  day: { pattern: /\bmax-age=86400\b/, like: 'public, max-age=86400' },
  year: {
    pattern: /(?=.*\bmax-age=31536000\b).*\bimmutable\b/,
    like: 'public, max-age=31536000, immutable',
  },
};

/** What every answer should bring, for https://developer.mozilla.org/observatory and for visitors. */
export const HEADERS: Record<string, Saying> = {
  'content-security-policy': {
    pattern: /frame-ancestors 'none'/,
    like: "frame-ancestors 'none'",
  },
  'cross-origin-resource-policy': { pattern: /^same-origin$/, like: 'same-origin' },
  'permissions-policy': {
    pattern: /geolocation=\(\)/,
    like: 'camera=(), geolocation=(), microphone=()',
  },
  'referrer-policy': {
    pattern: /^strict-origin-when-cross-origin$/,
    like: 'strict-origin-when-cross-origin',
  },
  'x-content-type-options': { pattern: /^nosniff$/, like: 'nosniff' },
};

/** What an answer over HTTPS should bring beside. */
export const SECURE_HEADERS: Record<string, Saying> = {
  'strict-transport-security': { pattern: /max-age=(31536|63072)000/, like: 'max-age=63072000' },
};
