import { createJiti } from 'jiti';

/** Lets this file, which Next reads before it compiles anything, use the project's TypeScript. */
const jiti = createJiti(import.meta.url);

/**
 * Checks all content first, so that a slip in it stops the build before anything is written.
 * @returns {Promise<import('next').NextConfig>}
 */
export default async function config() {
  const { getContent } = await jiti.import('./lib/content.ts');
  const { picturesIn } = await jiti.import('./lib/content/pictures.ts');
  const { renderPictures } = await jiti.import('./lib/content/render-pictures.ts');
  const { siteUrl } = await jiti.import('./lib/site-url.ts');
  const content = orStop(() => getContent());
  const url = orStop(() => siteUrl(content.site));
  await renderPictures(picturesIn(content), 'content/media', 'public/media');

  return {
    output: 'export',
    trailingSlash: true,
    basePath: url.pathname.replace(/\/$/, ''),
    env: { BASE_PATH: url.pathname.replace(/\/$/, ''), SITE_URL: process.env.SITE_URL ?? '' },
    // With `output: 'export'` this names the folder that the finished site is written to.
    distDir: process.env.OUT_DIR ?? '.next',
    poweredByHeader: false,
    reactStrictMode: true,
    devIndicators: false,
    agentRules: false,
  };
}

/** Prints what is wrong with content or settings, without the stack that helps nobody who edits words. */
function orStop(read) {
  try {
    return read();
  } catch (error) {
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}
