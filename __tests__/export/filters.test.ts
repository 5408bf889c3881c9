import { refuseFilters } from '@/export/filters';
import { readHtml, writeHtml } from '@/export/html';

/** A body after hosts’ filters were refused. */
function refused(body: string): string {
  const document = readHtml(`<!DOCTYPE html><head></head><body>${body}</body>`);
  refuseFilters(document);
  return /<body>(.*)<\/body>/.exec(writeHtml(document))?.[1] ?? '';
}

test('stands around all of the body, with all its addresses', () => {
  expect(refused('<a href="mailto:a@b.example">a@b.example</a> or c@d.example')).toBe(
    '<!--email_off--><a href="mailto:a@b.example">a@b.example</a> or c@d.example<!--/email_off-->',
  );
});

test('marks code of the site, and no data', () => {
  const data = '<script type="application/ld+json">{}</script>';
  expect(refused(`<script data-first-party="">a()</script>${data}`)).toBe(
    `<!--email_off--><script data-cfasync="false">a()</script>${data}<!--/email_off-->`,
  );
});
