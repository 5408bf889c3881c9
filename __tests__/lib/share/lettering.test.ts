import { renderText, type Lettering } from '@/lib/share/lettering';

const place = { width: 1000, height: 300, sizes: [100, 60, 40] };
const INK = '#000000';

/** The path data of all letters. */
const outlineOf = (lettering?: Lettering) =>
  /<path[^>]* d="([^"]*)"/.exec(lettering?.svg ?? '')?.[1] ?? '';

/** How far letters reach to the right. */
function reachOf(lettering?: Lettering): number {
  const numbers = outlineOf(lettering).match(/-?\d+(\.\d+)?/g) ?? [];
  return Math.max(...numbers.filter((_, i) => i % 2 === 0).map(Number));
}

/** How many closed lines the letters are drawn with. */
const strokesOf = (lettering?: Lettering) => outlineOf(lettering).match(/M/g)?.length ?? 0;

test.each([
  ['Events', 100, 1],
  ['Community Volunteer Day', 100, 2],
  ['A longer title that tells of more than it should, and does so in many words', 60, 3],
  ['Wissenschaftskommunikation', 60, 1],
])('sets “%s” as large as its place lets it, no word broken', async (text, size, lines) => {
  expect((await renderText(text, place, INK))?.height).toBeCloseTo(size * 1.1 * lines);
});

test.each(['x'.repeat(90), 'x'.repeat(160), `${'x'.repeat(60)} ${'x '.repeat(20)}`])(
  'breaks a word that no size holds whole, inside the place, and leaves nothing out: %s',
  async (text) => {
    const lettering = await renderText(text, place, INK);
    expect(lettering?.height).toBeLessThanOrEqual(place.height);
    expect(reachOf(lettering)).toBeLessThanOrEqual(place.width);
    const letters = text.replaceAll(' ', '').length;
    expect(strokesOf(lettering)).toBe(strokesOf(await renderText('x', place, INK)) * letters);
  },
);

test('breaks lines so that they are about equally long', async () => {
  const text = 'Every neighbor has a warm and well-lit place to be';
  const lettering = await renderText(text, { ...place, sizes: [60] }, INK);
  expect(lettering?.height).toBe(132);
  expect(reachOf(lettering)).toBeLessThan(800);
});

test('breaks lines of Thai between its words, which no spaces part', async () => {
  const narrow = { width: 500, height: 300, sizes: [100] };
  const parted = await renderText('อาหาร เพื่อนบ้าน', narrow, INK);
  expect(parted?.height).toBe(280);
  expect(outlineOf(await renderText('อาหารเพื่อนบ้าน', narrow, INK))).toBe(outlineOf(parted));
});

test.each([
  'Café Nguyễn, Łódź, Ħal',
  '“Zoë’s” – ½ price & 50 % more',
  'Māori o te reo',
  'Hawaiʻi',
  'Ярмарка',
  'Καλημέρα',
  'مهرجان الجيران ٢٠٢٧',
  'יריד השכנים',
  'งานวัดเพื่อนบ้าน',
  'पड़ोसी मेला',
])('has every letter of “%s”', async (text) => {
  const whole = await renderText(text, place, INK);
  for (const sign of new Set(text.replaceAll(' ', ''))) {
    expect((await renderText(text.replaceAll(sign, ''), place, INK))?.svg).not.toBe(whole?.svg);
  }
});

test.each(['春祭り', 'ពិធីបុណ្យ', 'Gala 春 Ярмарка', '💚', ' ', '', 'word '.repeat(200)])(
  'draws nothing of %j rather than a part',
  async (text) => {
    expect(await renderText(text, place, INK)).toBeUndefined();
  },
);

test.each([
  ['Gala 💚 night', 'Gala night'],
  ['👨‍👩‍👧 Family ❤️ day 🇺🇸', 'Family day'],
  ['★ Gala', 'Gala'],
  ['Cafe\u0301', 'Café'],
  ['walk\u2011in', 'walk-in'],
  ['o\ufb03ce', 'office'],
  ['at\u202f7\u2060 PM', 'at 7 PM'],
])('draws %j as %j', async (text, plain) => {
  expect(await renderText(text, place, INK)).toEqual(await renderText(plain, place, INK));
});

test('sets words that run from right to left at the right edge, their letters joined', async () => {
  const joined = await renderText('بيت الجيران', place, INK, { direction: 'rtl' });
  expect(reachOf(joined)).toBeGreaterThan(place.width - 20);
  expect(joined?.height).toBeCloseTo(140);
  const apart = await renderText(
    'ب\u200cي\u200cت ا\u200cل\u200cج\u200cي\u200cر\u200cا\u200cن',
    place,
    INK,
    { direction: 'rtl' },
  );
  expect(outlineOf(apart)).not.toBe(outlineOf(joined));
  expect(await renderText('بَيْتُ الجِيرانِ', place, INK, { direction: 'rtl' })).toEqual(joined);
});
