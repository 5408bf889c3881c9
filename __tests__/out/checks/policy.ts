import { createHash } from 'node:crypto';
import { builtSite, type ExportedPage } from '../site';

const site = builtSite();

/** The sources of each directive in a page's policy. */
function policyOf({ document }: ExportedPage): Record<string, string[]> {
  const metas = document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
  expect(metas).toHaveLength(1);
  const policy = metas[0]?.getAttribute('content') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** The hashes that the inline code of a page really has, computed anew. */
function hashesOf(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => {
    const digest = createHash('sha256').update(textContent ?? '');
    return `'sha256-${digest.digest('base64')}'`;
  });
}

const hashesIn = (sources: string[] = []) => sources.filter((source) => source.includes('sha256'));

describe.each(site.html)('the policy of $file', (page) => {
  test.each([
    ['script-src', 'script:not([src], [type$="json"])'],
    ['style-src', 'style'],
  ])('names in its %s exactly what stands in the page', (directive, selector) => {
    const real = new Set(hashesOf(page.document, selector));
    expect(new Set(hashesIn(policyOf(page)[directive]))).toEqual(real);
    expect(real.size).toBeGreaterThan(0);
  });

  test('allows nothing by default, and no code by its kind', () => {
    const policy = policyOf(page);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(Object.values(policy).flat().join(' ')).not.toMatch(/unsafe|\*|data:|blob:/);
  });

  test('stands before everything that it rules', () => {
    const head = [...page.document.head.children];
    const place = head.findIndex((element) => element.hasAttribute('http-equiv'));
    const ruled = head.findIndex((element) => element.matches('script, style, link'));
    expect(place).toBeLessThan(ruled);
  });

  test('has no attribute with code to forbid', () => {
    const attributes = [...page.document.querySelectorAll('*')].flatMap((element) => [
      ...element.attributes,
    ]);
    expect(attributes.filter(({ name }) => /^(on|style$)/.test(name))).toEqual([]);
  });
});
