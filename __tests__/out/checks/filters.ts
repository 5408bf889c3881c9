import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite, content } from '../site';

const site = builtSite();

/** What Cloudflare leaves alone when it hides email addresses, besides attributes that lead nowhere. */
const LEFT_ALONE = [
  /<!--email_off-->[^]*?<!--\/email_off-->/g,
  /<(head|script|noscript|textarea|xmp)\b[^]*?<\/\1>/g,
];

describe.each(site.html)('$file', ({ file, document }) => {
  const html = readFileSync(join(site.folder, file), 'utf8');

  test('keeps its email addresses behind a host that hides them', () => {
    expect(html).toContain(`>${content.site.contact.email}</a>`);
    const rewritten = LEFT_ALONE.reduce((text, part) => text.replaceAll(part, ''), html);
    expect(rewritten).not.toMatch(/[^\s"'>]@[^\s"'<]+\.[a-z]/i);
  });

  test('keeps its code behind a host that puts scripts off', () => {
    const code = [...document.querySelectorAll('script:not([type])')];
    expect(code.length).toBeGreaterThan(0);
    expect(code.filter((script) => script.getAttribute('data-cfasync') !== 'false')).toEqual([]);
  });
});
