import { expect, test } from '@playwright/test';
import { setReaderStyle, setTextSize } from './site';
import { FONTS, openFrame, range } from './sweep';

const days = Array.from({ length: 31 }, (_, i) => String(i + 1));

for (const path of ['/', '/events/']) {
  for (const size of [100, 200]) {
    test(`the day of an event on ${path} is never broken, with text of ${size} %`, async ({
      page,
    }) => {
      const frame = await openFrame(page, path);
      await setTextSize(page, size);
      for (const font of FONTS) {
        await setReaderStyle(frame, font);
        const broken = await frame.evaluate(
          ([all, figures]) => {
            // What stands beside them only takes time to lay out.
            document
              .querySelectorAll('header, footer, main > :not(:has(time))')
              .forEach((part) => part.remove());
            const host = window.frameElement;
            const leaves = [...document.querySelectorAll('main time')].filter(
              (leaf) => leaf.querySelector('.font-display') && leaf.getClientRects().length > 0,
            );
            if (!host || leaves.length === 0) throw new Error('no leaves in a frame');
            // What the widest and the narrowest day have room for, all others have.
            const place = leaves[0]?.querySelector('.font-display');
            const widthOf = (figure: string) => {
              if (place) place.textContent = figure;
              const words = document.createRange();
              words.selectNodeContents(place ?? document.body);
              return words.getBoundingClientRect().width;
            };
            const byWidth = [...figures].sort((a, b) => widthOf(a) - widthOf(b));
            const ends = [...byWidth.slice(0, 1), ...byWidth.slice(-1)];
            return all
              .flatMap((width) => {
                host.setAttribute('width', String(width));
                const sizes = new Set<number>();
                return ends
                  .filter((figure) => {
                    for (const leaf of leaves) {
                      const place = leaf.querySelector('.font-display');
                      if (place) place.textContent = figure;
                    }
                    return leaves.some((leaf) => {
                      const words = document.createRange();
                      words.selectNodeContents(leaf.querySelector('.font-display') ?? leaf);
                      const box = leaf.getBoundingClientRect();
                      sizes.add(Math.round(box.width));
                      const { right } = words.getBoundingClientRect();
                      return (
                        words.getClientRects().length !== 1 || right > box.right || sizes.size > 1
                      );
                    });
                  })
                  .map((figure) => `${figure} at ${width} px`);
              })
              .slice(0, 8);
          },
          [range(320, 1600, 16), days] as const,
        );
        expect.soft(broken, font).toEqual([]);
      }
    });
  }
}
