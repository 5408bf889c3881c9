import { inContent } from '../content/folder';
import type { Site } from '../schema/site';
import { isSiteUrl } from '../text/https-url';
import { isPreview, type Environment } from './preview';

/**
 * The address that the site is published at: the environment's SITE_URL, else the one in
 * `content/site.yaml`. Its path, if any, is the folder that the site stands in.
 * @throws {Error} when SITE_URL is no address that a site can have.
 */
export function siteUrl(site: Site): URL {
  const override = process.env.SITE_URL;
  if (!override) return new URL(site.url);
  if (!isSiteUrl(override)) {
    throw new Error(
      `SITE_URL: found “${override}”; wanted the address the site will have, such as https://www.example.org`,
    );
  }
  return new URL(override);
}

/** Variables of hosts that publish whatever they build; GitHub builds for tests, too, and isn't one. */
const HOSTS = ['NETLIFY', 'CF_PAGES', 'WORKERS_CI', 'VERCEL', 'RENDER'];

/** Names that nobody can own. https://www.rfc-editor.org/rfc/rfc2606 */
const RESERVED = /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/;

/**
 * Says in a line what is likely wrong with the address that a site is to be published at; nothing
 * if all is well, or the site is only built to be looked at.
 * @throws {Error} with that line, when a host would publish the site with the example's address.
 */
export function checkSiteUrl(url: URL, environment: Environment): string | undefined {
  if (isPreview(environment)) return undefined;
  const address = url.href.replace(/\/$/, '');
  const found = `${environment.SITE_URL ? 'SITE_URL' : `${inContent('site.yaml')}: url`}: found “${address}”`;

  if (RESERVED.test(url.hostname)) {
    const line = `${found}, which is only an example; wanted your site’s own address, or PREVIEW=yes in the build’s settings to try the site out`;
    if (HOSTS.some((name) => environment[name])) throw new Error(line);
    return line;
  }
  const pages = gitHubPages(environment.GITHUB_REPOSITORY);
  if (!url.hostname.endsWith('.github.io') || pages === undefined || address === pages)
    return undefined;
  return `${found}, but GitHub Pages shows this repository at ${pages}; wanted that, unless the site is published from another one`;
}

/**
 * The address at which GitHub shows a repository, such as `owner/name`; one that is named like
 * the owner's host stands at the root of that.
 * https://docs.github.com/pages/getting-started-with-github-pages/what-is-github-pages
 */
function gitHubPages(repository = ''): string | undefined {
  const [owner, name] = repository.split('/');
  if (!owner || !name) return undefined;
  const host = `${owner}.github.io`.toLowerCase();
  return `https://${host}${name.toLowerCase() === host ? '' : `/${name}`}`;
}
