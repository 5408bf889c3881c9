/** What a header has to say, and that in words. */
export interface ExpectedHeader {
  pattern: RegExp;
  like: string;
}

/** How long a browser may keep an answer without asking again. */
type Cache = 'ask' | 'day' | 'year';

/** What a host should say of files of one kind. */
interface Wanted {
  /** Matches the paths of such files in `out/`. */
  files: RegExp;
  type: ExpectedHeader;
  cache: Cache;
  /** Whether it is text, which shrinks. */
  shrinks?: true;
}

/** Exactly this value. */
const exactly = (like: string): ExpectedHeader => ({ pattern: new RegExp(`^${like}$`), like });

/** A type of text, with its letters. */
const text = (like: string): ExpectedHeader => ({
  pattern: new RegExp(`^${like}; ?charset=utf-8$`, 'i'),
  like: `${like}; charset=utf-8`,
});

const svg: ExpectedHeader = { pattern: /^image\/svg\+xml/, like: 'image/svg+xml' };
const xml: ExpectedHeader = { pattern: /^(application|text)\/xml/, like: 'application/xml' };
const plain: ExpectedHeader = { pattern: /^text\/plain/, like: 'text/plain' };
// Read with the letters of the page that asks for it.
const script: ExpectedHeader = {
  pattern: /^(text|application)\/javascript\b/,
  like: 'text/javascript',
};
const icon: ExpectedHeader = {
  pattern: /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  like: 'image/x-icon',
};
const photo: ExpectedHeader = {
  pattern: /^image\/(avif|webp|jpeg|png)$/,
  like: 'image/avif, webp, jpeg or png',
};

/** Of each kind of file in `out/`; the first that fits a path counts. */
export const WANTED: readonly Wanted[] = [
  { files: /\.html$/, type: text('text/html'), cache: 'ask', shrinks: true },
  { files: /\.ics$/, type: text('text/calendar'), cache: 'ask', shrinks: true },
  { files: /^code\/.*\.js$/, type: script, cache: 'year', shrinks: true },
  { files: /^fonts\/.*\.woff2$/, type: exactly('font/woff2'), cache: 'year' },
  { files: /^media\/.*\.svg$/, type: svg, cache: 'year', shrinks: true },
  { files: /^media\//, type: photo, cache: 'year' },
  { files: /^(share|app-icons)\/.*\.png$/, type: exactly('image/png'), cache: 'day' },
  { files: /^icon\.svg$/, type: svg, cache: 'day', shrinks: true },
  { files: /^favicon\.ico$/, type: icon, cache: 'day' },
  { files: /\.xml$/, type: xml, cache: 'ask', shrinks: true },
  { files: /\.txt$/, type: plain, cache: 'ask' },
  { files: /\.pdf$/, type: exactly('application/pdf'), cache: 'ask' },
];

/** What `Cache-Control` says where an answer may be kept so long. */
export const CACHES: Record<Cache, ExpectedHeader> = {
  ask: { pattern: /\bno-cache\b|\bmax-age=0\b/, like: 'no-cache' },
  day: { pattern: /\bmax-age=86400\b/, like: 'public, max-age=86400' },
  year: {
    pattern: /(?=.*\bmax-age=31536000\b).*\bimmutable\b/,
    like: 'public, max-age=31536000, immutable',
  },
};

/** What every answer should bring, for https://developer.mozilla.org/observatory and for visitors. */
export const HEADERS: Record<string, ExpectedHeader> = {
  'content-security-policy': { pattern: /frame-ancestors 'none'/, like: "frame-ancestors 'none'" },
  'cross-origin-resource-policy': exactly('same-origin'),
  'permissions-policy': {
    pattern: /geolocation=\(\)/,
    like: 'camera=(), geolocation=(), microphone=()',
  },
  'referrer-policy': exactly('strict-origin-when-cross-origin'),
  'x-content-type-options': exactly('nosniff'),
};

/** What an answer over HTTPS should bring beside. */
export const SECURE_HEADERS: Record<string, ExpectedHeader> = {
  'strict-transport-security': { pattern: /max-age=(31536|63072)000/, like: 'max-age=63072000' },
};
