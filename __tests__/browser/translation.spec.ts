import { expect, type Page } from '@playwright/test';
import {
  answer,
  expectAlive,
  expectTyped,
  fieldsOf,
  fill,
  MESSAGE,
  POSTING,
  resultOf,
  sendButton,
  test,
  unexpected,
} from './message';
import { content } from './site';
import { watch } from './watch';

const { form } = content.pages.contact;

/** Does to a page what programs do that translate it: they put each text into an element of their own. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Text && !node.parentElement?.closest('script, style, font')) {
        texts.push(node);
      }
    }
    for (const text of texts) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });
}

for (const when of ['before', 'after'] as const) {
  test(`a page that is translated ${when} the code comes stays so, works and keeps what was typed`, async ({
    page,
    context,
    endpoint,
  }) => {
    const troubles = watch(context, POSTING);
    await answer(page, endpoint, '/500');
    await page.goto(POSTING);
    if (when === 'before') await translate(page);
    const translated = page.locator('main font');
    const before = await translated.count();
    const { name } = fieldsOf(page);
    await name.focus();
    await page.keyboard.type(MESSAGE.name);
    await expectAlive(page);
    await expect(name).toHaveValue(MESSAGE.name);
    await expect(name).toBeFocused();
    expect(await translated.count()).toBe(before);
    if (when === 'after') await translate(page);

    await sendButton(page).click();
    await expect(page.getByRole('link', { name: form.missing.message })).toBeVisible();
    await translate(page);
    await fill(page);
    await expect(page.getByText(form.missing.message)).toHaveCount(0);

    await sendButton(page).click();
    await expect(resultOf(page)).toContainText(form.failed.heading);
    await translate(page);
    await answer(page, endpoint, '/basin/ok');
    await sendButton(page).click();
    await expect(resultOf(page)).toContainText(form.sent.heading);
    await expectTyped(page, { name: '', email: '', subject: '', message: '' });
    expect(unexpected(troubles)).toEqual([]);
  });
}
