import { TextDecoder, TextEncoder } from 'node:util';
import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with what reading the content and bundling the browser's code need of Node, and without the
 * scrolling that jsdom doesn't do.
 */
export default class SiteEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, { TextDecoder, TextEncoder, Uint8Array });
    this.global.Element.prototype.scrollIntoView = () => {};
  }
}
