import { expect, test } from '@playwright/test';
import { watch } from './watch';
import { content } from './site';

const { events, pages } = content;
const { past } = pages.events;

/** Milliseconds that a clock is set before or after an event's end. */
const SECOND = 1_000;

for (const { title, ends } of events) {
  const end = Date.parse(ends);
  const isEarlier = (other: { ends: string }) => Date.parse(other.ends) <= end;

  test(`${title} is said to be over from the second in which it ends`, async ({ page }) => {
    await page.clock.setFixedTime(end - SECOND);
    await page.goto('/events/');
    const before = await page.getByText(past).filter({ visible: true }).count();
    await page.clock.setFixedTime(end);
    await page.reload();
    const after = await page.getByText(past).filter({ visible: true }).count();
    expect(after).toBe(events.filter(isEarlier).length);
    expect(before).toBeLessThan(after);
  });
}

for (const timezoneId of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId, locale: 'ar-EG' });

    test('the same events are over, and the words are the same', async ({
      page,
      context,
      baseURL,
    }) => {
      const troubles = watch(context, baseURL);
      const [first] = events;
      await page.clock.setFixedTime(Date.parse(first?.ends ?? ''));
      await page.goto('/events/');
      await expect(page.getByText(past).filter({ visible: true })).toHaveCount(
        events.filter(({ ends }) => ends === first?.ends).length,
      );
      expect(troubles).toEqual([]);
    });
  });
}
