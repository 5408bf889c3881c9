import { join } from 'node:path';

/** Where the site is built once more, with services in place of email. */
export const FOLDER = join('.cache', 'configured');

export const PORT = 3211;

/** What `content/site.yaml` says there. */
export const SETTINGS = {
  writing: { endpoint: 'https://forms.example/send', fields: { access_key: '0123-4567' } },
  giving: { provider: 'every-org', slug: 'juniper-commons' },
};
