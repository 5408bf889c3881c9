import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/frame/json-ld';
import { picnic } from '@/examples/fixtures';
import { eventData } from '@/lib/structured-data/event';
import { content } from '../content';

const HOSTILE = [
  '</script><script>window.x=1</script>',
  '<!--<script>',
  '</SCRIPT >',
  ']]>&lt;&amp;',
  '\u2028\u2029',
  `"'\\\\ \\u003c \n\t`,
  'Ünïcødé 🎉',
];

test('holds any text, and none can end it', () => {
  const title = HOSTILE.join('');
  const data = eventData(content.site, { ...picnic, title, summary: title, place: title });
  const html = renderToStaticMarkup(<JsonLd data={data} />);
  const text = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)?.[1] ?? '';
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toMatchObject({
    name: title,
    description: title,
    location: { name: title },
  });

  // As a browser reads the page: one script, which is data, and no other.
  const page = new DOMParser().parseFromString(`<body>${html}<p>After</p>`, 'text/html');
  expect(page.querySelectorAll('script')).toHaveLength(1);
  expect(page.querySelector('script')?.textContent).toBe(text);
  expect(page.querySelector('body > p')?.textContent).toBe('After');
});
