import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Root } from 'postcss';

/** The style sheets that were read, each once. */
const sheets = new Map<string, Root>();

/**
 * The custom properties, such as `--paper`, that a style sheet in `app/` gives to a selector: by day, or
 * as they are in a dark theme. Colours are written there alone, and whatever else is painted asks here.
 */
export function tokensOf(sheet: string, selector: string, theme: 'light' | 'dark' = 'light') {
  const root = sheets.get(sheet) ?? parse(readFileSync(join(process.cwd(), 'app', sheet), 'utf8'));
  sheets.set(sheet, root);
  const tokens: Record<string, string> = {};
  root.walkRules((rule) => {
    const media = rule.parent?.type === 'atrule' ? String(rule.parent) : '';
    const holds =
      media === '' || (theme === 'dark' && media.includes('(prefers-color-scheme: dark)'));
    if (rule.selector !== selector || !holds) return;
    rule.walkDecls(/^--/, ({ prop, value }) => void (tokens[prop] = value));
  });
  return tokens;
}
