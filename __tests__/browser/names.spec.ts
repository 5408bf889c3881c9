import { expect, test, type Frame } from '@playwright/test';
import { nameSize } from '@/lib/look/name-size';
import { content } from './site';
import { BAR, nameOf, openFrame, range } from './sweep';

const { name } = content.site;

/** As long as names are, with letters as they come in one. */
const LONG = 'Neighbors of the Upper Arkansas River Valley and Foothills';

const names = [
  ...[1, 2, 7, 18, 19, 32, 33, 47, LONG.length].map((letters) => LONG.slice(0, letters).trim()),
  ...[20, 40, 60].map((letters) => nameOf(letters, false)),
  'Friends of the Old Town Park',
  // Words that can't be broken, in several languages and in capitals.
  'Southwestern Transgenerational Neighbourhood Help Society',
  'Lounais-Suomen Mielenterveysyhdistys ja Vertaistukikeskus ry',
  'Bundesarbeitsgemeinschaft Wohnungslosenhilfe Niedersachsen',
  'Schwangerschaftskonfliktberatungsstelle Ärztinnen im Ruhrtal',
  'HOMELESSNESS SOCIETY VERTAISTUKIKESKUS WOMEN’S STRASSE',
];

/** Puts another name in place of the charity's wherever a page says it, and says at which widths that goes wrong. */
async function faultsOf(frame: Frame, other: string, widths: number[]) {
  return frame.evaluate(
    ([before, after, size, all, bar]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(bar);
      document.adoptedStyleSheets = [sheet];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const said: [Node, string][] = [];
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        if (!node.nodeValue?.includes(before)) continue;
        said.push([node, node.nodeValue]);
        node.nodeValue = node.nodeValue.replaceAll(before, after);
      }
      const logo = document.querySelector('.logo');
      const title = logo?.querySelector('span');
      const host = window.frameElement;
      if (title?.textContent !== after || !logo || !host) throw new Error('no name in a frame');
      logo.className = `logo logo-${size}`;
      const found = all.flatMap((width) => {
        host.setAttribute('width', String(width));
        const faults = [
          document.documentElement.scrollWidth > width && 'the page is too wide',
          title.scrollHeight > title.clientHeight + 2 && 'the header cuts it off',
          ...[...document.querySelectorAll('h1, h2, p')].map(
            (part) => part.scrollWidth > part.clientWidth + 1 && `too long for ${part.textContent}`,
          ),
        ];
        return faults.flatMap((fault) => (fault ? [`at ${width} px ${fault}`] : []));
      });
      for (const [node, words] of said) node.nodeValue = words;
      return found;
    },
    [name, other, nameSize(other), widths, BAR] as const,
  );
}

for (const path of ['/', '/about/']) {
  test(`no name of 1 to 60 letters is too long for ${path}, at any width`, async ({ page }) => {
    const frame = await openFrame(page, path);
    for (const other of names) {
      expect.soft(await faultsOf(frame, other, range(320, 1920, 40)), other).toEqual([]);
    }
  });
}
