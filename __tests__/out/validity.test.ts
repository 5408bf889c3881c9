import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { filesIn } from '@/export/sweep';
import { OUT } from './site';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:standard'],
    rules: {
      // React writes some names as its properties are spelt (dateTime); HTML ignores case.
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      // How React ends void elements and writes attributes without a value means the same in HTML.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Phone numbers stand as content has them; where lines break is for the style sheet.
      'tel-non-breaking': 'off',
      // How long a title may be is up to those who search; a charity's name is as long as it is.
      'long-title': 'off',
    },
  }),
);

test.each(filesIn(OUT).filter((file) => file.endsWith('.html')))(
  '%s is valid HTML',
  async (file) => {
    const { results } = await validator.validateString(readFileSync(join(OUT, file), 'utf8'));
    const faults = results.flatMap(({ messages }) => messages);
    expect(
      faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    ).toEqual([]);
  },
);
