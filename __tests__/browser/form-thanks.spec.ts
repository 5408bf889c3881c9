import { expect } from '@playwright/test';
import { SETTINGS } from './configured';
import { fill, POSTING, sendButton, test } from './message';

test.use({ javaScriptEnabled: false });

test('a service may send its visitors on to another host, to say thanks', async ({ page }) => {
  await page.route(SETTINGS.writing.endpoint, (route) =>
    route.fulfill({ status: 303, headers: { Location: 'https://thanks.example/' } }),
  );
  await page.route('https://thanks.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Thank you!</p>' }),
  );
  await page.goto(POSTING);
  await fill(page);
  await sendButton(page).click();
  await expect(page.getByText('Thank you!')).toBeVisible();
});
