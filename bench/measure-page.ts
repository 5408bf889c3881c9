import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';

/** What a page brings over the network, in bytes with headers, to a visitor who is new to the site. */
export interface Weight {
  bytes: number;
  requests: number;
  scriptBytes: number;
  /** Bytes of script once the visitor has touched the page. */
  scriptBytesAfterTouch: number;
}

/** How long nothing may be under way for the network to count as idle, in milliseconds. */
const IDLE = 500;

/** How long to wait for that, in milliseconds. */
const PATIENCE = 30_000;

/** Opens a page on a phone's screen with an empty cache, touches it, and weighs what came. */
export async function measurePage(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const traffic = await listen(await context.newCDPSession(page));
    await page.goto(url);
    await traffic.idle();
    const { bytes, requests, scriptBytes } = traffic.sum();

    await page.evaluate(() => {
      const field = document.querySelector<HTMLElement>('main :is(input, select, textarea)');
      const touched = field ?? document.body;
      touched.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      touched.focus();
    });
    await traffic.idle();
    return { bytes, requests, scriptBytes, scriptBytesAfterTouch: traffic.sum().scriptBytes };
  } finally {
    await context.close();
  }
}

/** Follows all requests of a page from now on. */
async function listen(cdp: CDPSession) {
  const scripts = new Set<string>();
  const open = new Map<string, string>();
  const sizes = new Map<string, number>();
  let last = performance.now();
  const end = (id: string, size: number) => {
    if (open.delete(id)) sizes.set(id, size);
    last = performance.now();
  };

  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // What an address holds itself, as that of the empty page's icon, needs no network.
    if (!request.url.startsWith('data:')) open.set(requestId, request.url);
    last = performance.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', (event) => end(event.requestId, event.encodedDataLength));
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await cdp.send('Network.enable');

  return {
    async idle() {
      const start = (last = performance.now());
      while (open.size > 0 || performance.now() - last < IDLE) {
        await setTimeout(50);
        if (performance.now() - start < PATIENCE) continue;
        const found = `found it busy with ${[...open.values()].join(' ')}`;
        throw new Error(`the network: ${found}; wanted rest within ${PATIENCE} ms`);
      }
    },
    sum() {
      const total = (ids: Iterable<string>) =>
        [...ids].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
      return {
        bytes: total(sizes.keys()),
        requests: sizes.size,
        scriptBytes: total(scripts),
      };
    },
  };
}
