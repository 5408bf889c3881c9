import { builtSite } from '../site';

describe.each(builtSite().html)('$file', ({ document }) => {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) =>
    Number(localName.slice(1)),
  );

  test('has one h1, which comes first', () => {
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
  });

  test('skips no heading level on the way down', () => {
    const skips = levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });

  test('uses no id twice', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('has nothing but terms and what is said of them in a list of these', () => {
    const others = document.querySelectorAll('dl > :not(div, dt, dd), dl > div > :not(dt, dd)');
    expect([...others].map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('has one header, one main part and one footer', () => {
    for (const landmark of ['body > header', 'main', 'body > footer']) {
      expect(document.querySelectorAll(landmark)).toHaveLength(1);
    }
  });
});
