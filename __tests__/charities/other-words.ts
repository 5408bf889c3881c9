import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';

/** Fields of content that are not words: settings, addresses, days, names of pictures. */
const SETTINGS =
  /^(url|colors|logo|landscape|font|timeZone|language|currency|country|dial|address|provider|slug|icon|scene|art|date|\w+Date|\w+Time|status|featured|order|presets|amount|price|updated|registrationUrl|picture|service|endpoint|fields|was)$/;

/** Settings in `site.yaml` that are words elsewhere, where they label a field; `forms` is spoken of by both forms. */
const OF_SITE = /^(email|phone|link|forms)$/;

/** Pages whose forms the browser tests fill in on both sites, by the same words. */
const WITH_FORMS = /^pages.(contact|donation)\.yaml$/;

const ACCENTS: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ', c: 'ç' };

/**
 * The same words in a language that doesn't exist: readable, half as long again, and with letters
 * that English hasn't. A word of the code's own would stand out, and so would one that is too long.
 */
export function inOtherWords(words: string): string {
  return words.replace(/\{\w+\}|[a-z]+/gi, (word) => {
    if (word.startsWith('{')) return word;
    const accented = word.replace(/[aeiounc]/g, (letter) => ACCENTS[letter] ?? letter);
    return word.length > 3 ? accented + word.slice(-Math.ceil(word.length / 2)) : accented;
  });
}

/** Rewrites all words of a content folder in that language. */
export function putInOtherWords(folder: string) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml') || WITH_FORMS.test(name)) continue;
    const document = parseDocument(readFileSync(join(folder, name), 'utf8'), {
      schema: 'failsafe',
    });
    visit(document, {
      Pair: (_key, { key }) => {
        const field = isScalar(key) ? String(key.value) : '';
        const isSetting = SETTINGS.test(field) || (name === 'site.yaml' && OF_SITE.test(field));
        return isSetting ? visit.SKIP : undefined;
      },
      Scalar: (key, node) => {
        if (key !== 'key' && typeof node.value === 'string') node.value = inOtherWords(node.value);
      },
    });
    writeFileSync(join(folder, name), document.toString());
  }
}
