import type { Site } from '../schema/site';
import { isSiteAddress } from '../text/web-address';

/**
 * The address that the site is published at: the environment's SITE_URL, else the one in
 * `content/site.yaml`. Its path, if any, is the folder that the site stands in.
 * @throws {Error} when SITE_URL is no address that a site can have.
 */
export function siteUrl(site: Site): URL {
  const override = process.env.SITE_URL;
  if (!override) return new URL(site.url);
  if (!isSiteAddress(override)) {
    throw new Error(
      `SITE_URL: found “${override}”; wanted the address the site will have, such as https://www.example.org`,
    );
  }
  return new URL(override);
}
