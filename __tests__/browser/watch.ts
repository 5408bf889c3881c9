import type { BrowserContext } from '@playwright/test';

/**
 * Notes all that should never happen on this site: answers of 400 and above, requests that fail or
 * go to another host, words on the console and errors of a page.
 */
export function watch(context: BrowserContext, home: string | undefined): string[] {
  const { origin } = new URL(home ?? '');
  const troubles: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin: host } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && host !== origin) {
      troubles.push(`asked another host: ${request.url()}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A visitor who leaves before the icon has come is no trouble.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()} ${reason}`);
  });
  context.on('console', (message) => {
    troubles.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    troubles.push(`error: ${error.error().message}`);
  });
  return troubles;
}
