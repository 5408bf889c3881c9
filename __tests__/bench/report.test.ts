import { buildTable, lossList, pageTable, type Measured } from '@/bench/report';

function measured(page: string, build: string, paint: number, losses: string[] = []): Measured {
  return {
    build,
    page,
    htmlBytes: 1200,
    weight: { bytes: 34567, requests: 4, scriptBytes: 89, scriptBytesAfterTouch: 90 },
    values: { 'first-contentful-paint': paint, performance: 100, seo: 92 },
    losses,
  };
}

const cells = (line: string | undefined) => line?.split('|').map((cell) => cell.trim());

test('a page is held against the empty page of its own build', () => {
  const pages = [
    measured('/empty/', 'finished', 500),
    measured('/empty/', 'plain', 1000),
    measured('/', 'finished', 750),
    measured('/', 'plain', 1250),
  ];
  const [headings, , ...rows] = pageTable(pages, '/empty/').split('\n').map(cells);
  const column = headings?.indexOf('× empty') ?? -1;
  expect(rows.map((row) => row?.[column])).toEqual(['1.00', '1.00', '1.50', '1.25']);
  expect(rows[2]?.slice(1, 9)).toEqual([
    ...['/', 'finished', '1,200', '34,567', '4', '89', '90', '750'],
  ]);
});

test('what was not measured is a dash', () => {
  const [headings, , row] = pageTable([measured('/', 'plain', 1)], '/empty/')
    .split('\n')
    .map(cells);
  expect(row?.[headings?.indexOf('LCP') ?? -1]).toBe('–');
  expect(row?.[headings?.indexOf('× empty') ?? -1]).toBe('–');
});

test('lists what lost points, page by page', () => {
  const full = measured('/', 'plain', 1);
  expect(lossList([full])).toBe('No audit lost a point.');
  const lost = measured('/a/', 'plain', 1, ['No title', 'TBT 300 ms']);
  expect(lossList([full, lost])).toBe('- /a/ (plain): No title; TBT 300 ms');
});

test('tells how long a build took and how much it wrote', () => {
  const files = new Map([
    ['index.html', 1000],
    ['404.html', 2000],
    ['app.js', 5000],
  ]);
  const built = { name: 'plain', seconds: 12.4, folder: 'plain', out: 'plain/out', files };
  const table = buildTable([built]);
  expect(cells(table.split('\n')[2])).toEqual([
    ...['', 'plain', '12', '1', '3', '8,000', '2,000', ''],
  ]);
});
