import { expect, type Page } from '@playwright/test';
import { mailto } from '@/lib/contact/mailto';
import { mailOf } from '@/lib/message/message';
import { routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/placeholders';
import { HIDDEN, SETTINGS } from './configured';
import { holdScripts, SCRIPTS } from './form-code';
import {
  answer,
  expectTyped,
  fieldsOf,
  fill,
  mailsOf,
  MESSAGE,
  POSTING,
  sendButton,
  test,
  unexpected,
} from './message';
import { content, ELSEWHERE } from './site';
import { watch } from './watch';

const { endpoint: ENDPOINT } = SETTINGS.writing;

/** What arrives of a message that the browser posts by itself. */
const POSTED = {
  ...HIDDEN,
  homepage: '',
  ...MESSAGE,
  message: MESSAGE.message.replaceAll('\n', '\r\n'),
};

/** Checks that the form, without its code, posts a message to the form service, and shows its answer. */
async function expectPosted(page: Page, posts: { fields: Record<string, string> }[]) {
  await fill(page);
  await sendButton(page).click();
  await expect(page.getByText('Thank you!')).toBeVisible();
  await expect(page).toHaveURL(ENDPOINT);
  expect(posts.map(({ fields }) => fields)).toEqual([POSTED]);
}

/** The link that opens an empty mail. */
function linkToWrite(page: Page) {
  const name = fillIn(content.pages.contact.form.writeTo, { email: content.site.contact.email });
  return page.getByRole('link', { name });
}

test.describe('where scripts are not found', () => {
  test.beforeEach(({ page }) => page.route(SCRIPTS, (route) => route.fulfill({ status: 404 })));

  test('the form posts as it is', async ({ page, context, endpoint }) => {
    const troubles = watch(context, POSTING);
    await answer(page, endpoint, '/netlify/ok');
    await page.goto(POSTING);
    await fieldsOf(page).name.click();
    await page.waitForLoadState('networkidle');
    await expectPosted(page, endpoint.posts);
    expect(troubles.join()).toContain('/code/');
    expect(unexpected(troubles, /\/code\//)).toEqual([]);
  });

  test('the form is posted once however often it is pressed, and again after a while', async ({
    page,
  }) => {
    const posted: (string | null)[] = [];
    // An answer that leaves the page standing, as one does that is long in coming.
    await page.route(ENDPOINT, (route) => {
      posted.push(new URLSearchParams(route.request().postData() ?? '').get('subject'));
      return route.fulfill({ status: 204 });
    });
    await page.clock.install();
    await page.goto(POSTING);
    await fill(page);
    const press = async (subject: string) => {
      await fieldsOf(page).subject.fill(subject);
      await sendButton(page).click();
    };
    await press('first');
    await expect.poll(() => posted).toEqual(['first']);
    await press('at once');
    // As a page is left and shown again by Back.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await press('after Back');
    await page.clock.fastForward(5_000);
    await press('later');
    await expect.poll(() => posted).toEqual(['first', 'later']);
  });

  test('a press shows the ways without the form, and keeps the words', async ({
    page,
    context,
    baseURL,
  }) => {
    test.skip(ELSEWHERE.messages !== '', ELSEWHERE.messages);
    const troubles = watch(context, baseURL);
    await page.goto(routes.contact);
    await fill(page);
    await sendButton(page).click();
    await expect(page.getByText(content.site.forms.failed)).toBeInViewport();
    await expect(linkToWrite(page)).toHaveAttribute('href', mailto(content.site.contact.email));
    await expectTyped(page, MESSAGE);
    expect(unexpected(troubles, /\/code\//)).toEqual([]);
  });
});

test('without a network, a press shows the ways without the form, and posts once there is one', async ({
  page,
  context,
  endpoint,
}) => {
  await answer(page, endpoint, '/netlify/ok');
  await page.goto(POSTING);
  await context.setOffline(true);
  await fill(page);
  await sendButton(page).click();
  await expect(page.getByText(content.site.forms.failed)).toBeInViewport();
  await expect(linkToWrite(page)).toBeVisible();
  await expectTyped(page, MESSAGE);
  await expect(page).toHaveURL(POSTING);

  await context.setOffline(false);
  await sendButton(page).click();
  await expect
    .poll(() => endpoint.posts.map(({ fields }) => fields))
    .toEqual([{ ...HIDDEN, ...MESSAGE }]);
});

test.describe('where scripts hang', () => {
  const { wait, failed } = content.site.forms;

  /** Fills in a form whose code doesn't come, presses its button, and lets as long pass as a press waits. */
  async function waitInVain(page: Page, path: string, press: (page: Page) => Promise<void>) {
    await page.clock.install();
    const free = await holdScripts(page);
    await page.goto(path);
    await press(page);
    await expect(page.getByText(wait)).toBeVisible();
    await expect(page.getByText(failed)).toBeHidden();
    await page.clock.fastForward(5_000);
    return free;
  }

  const write = async (page: Page) => {
    await fill(page);
    await sendButton(page).click();
  };

  test('the form posts as it is after a while', async ({ page, endpoint }) => {
    await answer(page, endpoint, '/netlify/ok');
    await waitInVain(page, POSTING, write);
    await expect(page.getByText('Thank you!')).toBeVisible();
    expect(endpoint.posts.map(({ fields }) => fields)).toEqual([POSTED]);
  });

  test('the ways without the form are shown after a while; code that comes then leaves them until the next press', async ({
    page,
  }) => {
    test.skip(ELSEWHERE.messages !== '', ELSEWHERE.messages);
    const mails = await mailsOf(page);
    const free = await waitInVain(page, routes.contact, write);
    await expect(page.getByText(failed)).toBeInViewport();
    const come = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/code/'),
    );
    free();
    await come;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(linkToWrite(page)).toBeVisible();
    await expectTyped(page, MESSAGE);
    expect(mails).toEqual([]);
    await sendButton(page).click();
    const mail = mailOf(content.site.contact.email, MESSAGE);
    await expect.poll(() => mails.map(decodeURIComponent)).toEqual([decodeURIComponent(mail)]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts as it is', async ({ page, endpoint }) => {
    await answer(page, endpoint, '/netlify/ok');
    await page.goto(POSTING);
    await expectPosted(page, endpoint.posts);
  });

  test('a link opens a mail in place of the form, which would spoil its letters', async ({
    page,
  }) => {
    test.skip(ELSEWHERE.messages !== '', ELSEWHERE.messages);
    const { email } = content.site.contact;
    const mails = await mailsOf(page);
    await page.goto(routes.contact);
    await expect(page.locator('form')).toBeHidden();
    await linkToWrite(page).click();
    await expect.poll(() => mails).toEqual([mailto(email)]);
  });
});
