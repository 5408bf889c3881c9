import { stringify } from 'yaml';
import { readMedia } from '../content/media';
import { schemasWith } from '../schema/collections';
import { siteLocale } from '../schema/locale';
import { fieldDocument } from './field-tables';
import { pagesCms } from './pages-cms';

/** The files that are made from the schemas of content, by their paths. */
export function descriptions(): Record<string, string> {
  // Neither pictures, files nor the country change which fields there are.
  const schemas = schemasWith(readMedia(''), [], siteLocale.parse({}));
  const forms = stringify(pagesCms(schemas), { lineWidth: 0, aliasDuplicateObjects: false });
  return {
    '.pages.yml': `# Made by npm run describe: what is said here stands in lib/schema.\n${forms}`,
    'docs/fields.md': fieldDocument(schemas),
  };
}
