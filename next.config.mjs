import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_TEST } from 'next/constants.js';

/** Lets this file, which Next reads before it compiles anything, use the project's TypeScript. */
const jiti = createJiti(import.meta.url);

/** Large packages that only the build runs, which Node can read as they are: to compile them would take as long as the site. */
const LEFT_ALONE = [
  'culori',
  'esbuild',
  'fontkit',
  'libphonenumber-js',
  'lucide',
  'satori',
  'temporal-polyfill',
  'zod',
];

/** What is likely wrong with the site though it was built: said last, where it is seen, on GitHub beside the run. */
let doubts = [];
process.on('exit', (code) => {
  if (code !== 0) return;
  for (const doubt of doubts) {
    console.warn(`\n${process.env.GITHUB_ACTIONS ? '::warning::' : ''}${doubt}\n`);
  }
});

/** @param {string} phase @returns {Promise<import('next').NextConfig>} */
export default async function config(phase) {
  // Tests check the content themselves; reading their settings should neither fail nor make pictures.
  const { basePath, landscape } =
    phase === PHASE_TEST ? { basePath: '', landscape: '' } : await prepare(phase);

  // One moment for all processes of a build: which pages there are depends on what is over by then.
  if (phase === PHASE_PRODUCTION_BUILD) process.env.BUILT_AT ??= new Date().toISOString();

  // Read where pages are made, and not compiled into them, so that other content needs no other code.
  Object.assign(process.env, { BASE_PATH: basePath, LANDSCAPE: landscape });

  return {
    output: 'export',
    trailingSlash: true,
    // `page.dev.tsx` is a page while the site is edited, and none of the finished one.
    pageExtensions: ['ts', 'tsx', ...(phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx'] : [])],
    // The same content gives the same bytes; a name that is new each time would stand in the files.
    generateBuildId: () => 'site',
    basePath,
    // With `output: 'export'` this names the folder that the finished site is written to.
    distDir: process.env.OUT_DIR ? relative('', process.env.OUT_DIR) : '.next',
    poweredByHeader: false,
    serverExternalPackages: LEFT_ALONE,
    reactStrictMode: true,
    // The types of tests are checked by `npm test`; a host may have installed nothing that only they need.
    typescript: { tsconfigPath: 'tsconfig.build.json' },
    experimental: {
      // Next would leave one idle, and so half the pages wait on a small machine.
      cpus: availableParallelism(),
      // Else each page is read and compressed once more for Next's router, which no visitor gets.
      prefetchInlining: false,
      // What Next keeps of compiled code makes a build after a change of address slower, and now and then fail
      // (“conflicting effects for the same key”); a host would keep what failed, too.
      turbopackFileSystemCacheForBuild: false,
    },
    devIndicators: false,
    agentRules: false,
    // Finishes what Next has written.
    adapterPath: fileURLToPath(import.meta.resolve('./export/adapter.mjs')),
  };
}

/**
 * Checks all content and makes the renditions of its pictures, so that a slip stops the build before
 * anything is written. Prints what is wrong without the stack, which helps nobody who edits words.
 * Here and not in a step before, since hosts, tests and the benchmark also run `next build` itself, and the
 * base path comes from content.
 */
async function prepare(phase) {
  if (phase === PHASE_PRODUCTION_BUILD && process.env.NODE_ENV !== 'production') {
    console.error(`\nNODE_ENV: found “${process.env.NODE_ENV}”; wanted none for a build\n`);
    process.exit(1);
  }
  const { getContent } = await jiti.import('./lib/content.ts');
  const { contentFolder } = await jiti.import('./lib/content/folder.ts');
  const { RENDITIONS } = await jiti.import('./lib/look/pictures.ts');
  const { checkSiteUrl, siteUrl } = await jiti.import('./lib/site/site-url.ts');
  const { doubtsOf } = await jiti.import('./lib/site/doubts.ts');
  try {
    const content = getContent();
    const url = siteUrl(content.site);
    if (phase === PHASE_PRODUCTION_BUILD) {
      doubts = [...doubtsOf(content.site, new Date()), checkSiteUrl(url, process.env)].filter(
        Boolean,
      );
    }
    renderPictures({
      pictures: content.pictures,
      from: join(contentFolder(), 'media'),
      to: RENDITIONS,
    });
    return { basePath: url.pathname.replace(/\/$/, ''), landscape: content.site.landscape };
  } catch (error) {
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}

/** Runs the program that makes renditions, and ends with it if it fails; it has said why. */
function renderPictures(input) {
  const program = fileURLToPath(import.meta.resolve('./lib/content/render-program.mjs'));
  const { status, signal } = spawnSync(process.execPath, [program], {
    input: JSON.stringify(input),
    stdio: ['pipe', 'inherit', 'inherit'],
    // Fewer pools for glibc to keep memory in: without it a few photos take twice as much.
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
  });
  if (signal)
    console.error(`\nPictures: found ${signal}; wanted more memory, or smaller pictures\n`);
  if (status !== 0) process.exit(1);
}
