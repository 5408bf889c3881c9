import { issuesIn, loadChanged, type ContentCopy } from './broken-content';

const STRIPE = 'https://buy.stripe.com/abc123';
const TEST = 'https://buy.stripe.com/test_abc123';

/** Puts settings of gifts in place of those that the charity has. */
function settle(...lines: string[]) {
  return ({ read, write, replace }: ContentCopy) => {
    const others = read('site.yaml').replace(/^giving:.*\n(?: .*\n)*/m, '');
    write('site.yaml', [others.trimEnd(), 'giving:', ...lines, ''].join('\n'));
    replace('pages/donation.yaml', 'presets', 'presets: [25]');
  };
}

function set(variables: Record<string, string>) {
  jest.replaceProperty(process, 'env', { ...process.env, PREVIEW: '', ...variables });
}

beforeEach(() => set({}));
afterEach(() => jest.restoreAllMocks());

const stripe = (link: string, monthly?: string) => [
  '  provider: stripe',
  `  link: ${link}`,
  ...(monthly ? ['  monthlyLinks:', `    - { amount: 25, link: "${monthly}" }`] : []),
];
const other = (link: string, ...more: string[]) => [
  '  provider: link',
  `  link: ${link}`,
  '  name: Ours',
  ...more,
];

const found = [
  ['link', TEST, stripe(TEST)],
  ['link', 'https://donate.stripe.com/test_abc', stripe('https://donate.stripe.com/test_abc')],
  ['monthlyLinks[1].link', TEST, stripe(STRIPE, TEST)],
  ['link', TEST, other(TEST)],
  ['monthlyLink', TEST, other('https://give.example.org/', `  monthlyLink: ${TEST}`)],
  [
    'link',
    'https://www.sandbox.paypal.com/donate?business=A',
    other('https://www.sandbox.paypal.com/donate?business=A'),
  ],
] as const;

test.each(found)('stops at a test page in %s: %s, and says what to do', (field, link, lines) => {
  const [issue, ...others] = issuesIn(settle(...lines));
  expect(issue).toMatch(/^content\/site\.yaml, line \d+: /);
  expect(issue).toContain(
    `giving.${field}: found “${link}”, a test page that takes no real money;`,
  );
  expect(issue).toContain('or PREVIEW=yes in the build’s settings');
  expect(others).toEqual([]);
});

test.each(found)('lets a preview have a test page in %s: %s', (_field, _link, lines) => {
  set({ PREVIEW: 'yes' });
  expect(issuesIn(settle(...lines))).toEqual([]);
});

test('lets somebody who edits look at a test page', () => {
  set({ NODE_ENV: 'development' });
  expect(issuesIn(settle(...stripe(TEST)))).toEqual([]);
});

test('names each test link on a line of its own', () => {
  expect(issuesIn(settle(...stripe(TEST, `${TEST}4`)))).toEqual([
    expect.stringContaining('giving.link: '),
    expect.stringContaining('giving.monthlyLinks[1].link: '),
  ]);
});

test.each([
  [stripe(STRIPE, 'https://buy.stripe.com/latest_25')],
  [other('https://give.example.org/test_abc')],
  [['  provider: paypal', '  link: https://www.paypal.com/donate?business=sandbox.paypal.com']],
  [['  provider: every-org', '  slug: test_abc']],
])('takes addresses at which gifts arrive: %j', (lines) => {
  expect(issuesIn(settle(...lines))).toEqual([]);
});

test('takes gifts by email', () => {
  expect(loadChanged(settle('  provider: email')).site.giving).toEqual({ provider: 'email' });
});
