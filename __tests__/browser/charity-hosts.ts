import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { placesOf } from '../charities/charities';

/** Gives each charity a host of its own, such as `french.test`, that answers with the files of its site. */
export async function serveCharities(page: Page) {
  await page.route('http://*.test/**', (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    const { out } = placesOf(hostname.replace('.test', ''));
    const file = join(out, pathname.replace(/\/$/, '/index.html'));
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
}
