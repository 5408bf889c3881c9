/** How long a browser may keep an answer without asking again. */
type Cache = 'ask' | 'day' | 'year';

/** What a host should say of files of one kind. */
interface Wanted {
  /** Matches the paths of such files in `out/`. */
  files: RegExp;
  /** Matches the type. */
  type: RegExp;
  cache: Cache;
  /** Whether it is text, which shrinks. */
  shrinks?: true;
}

const UTF8 = String.raw`; ?charset=utf-8$`;

/** Of each kind of file in `out/`; the first that fits a path counts. */
export const WANTED: readonly Wanted[] = [
  { files: /\.html$/, type: new RegExp(`^text/html${UTF8}`, 'i'), cache: 'ask', shrinks: true },
  { files: /\.ics$/, type: new RegExp(`^text/calendar${UTF8}`, 'i'), cache: 'ask', shrinks: true },
  {
    files: /^code\/.*\.js$/,
    type: new RegExp(`^(text|application)/javascript${UTF8}`, 'i'),
    cache: 'year',
    shrinks: true,
  },
  { files: /^fonts\/.*\.woff2$/, type: /^font\/woff2$/, cache: 'year' },
  { files: /^media\/.*\.svg$/, type: /^image\/svg\+xml/, cache: 'year', shrinks: true },
  { files: /^media\//, type: /^image\/(avif|webp|jpeg|png)$/, cache: 'year' },
  { files: /^(share|app-icons)\/.*\.png$/, type: /^image\/png$/, cache: 'day' },
  { files: /^icon\.svg$/, type: /^image\/svg\+xml/, cache: 'day', shrinks: true },
  { files: /^favicon\.ico$/, type: /^image\/(x-icon|vnd\.microsoft\.icon)$/, cache: 'day' },
  { files: /\.xml$/, type: /^(application|text)\/xml/, cache: 'ask', shrinks: true },
  { files: /\.txt$/, type: /^text\/plain/, cache: 'ask' },
  { files: /\.pdf$/, type: /^application\/pdf$/, cache: 'ask' },
];

/** What `Cache-Control` says where an answer may be kept so long. */
export const CACHES: Record<Cache, RegExp> = {
  ask: /\bno-cache\b|\bmax-age=0\b/,
  day: /\bmax-age=86400\b/,
  year: /(?=.*\bmax-age=31536000\b).*\bimmutable\b/,
};

/** What every answer should bring, for https://developer.mozilla.org/observatory and for visitors. */
export const HEADERS: Record<string, RegExp> = {
  'content-security-policy': /frame-ancestors 'none'/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /geolocation=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-content-type-options': /^nosniff$/,
};

/** What an answer over HTTPS should bring beside. */
export const SECURE_HEADERS: Record<string, RegExp> = {
  'strict-transport-security': /max-age=(31536|63072)000/,
};
