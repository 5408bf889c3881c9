import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** A field as Pages CMS shows it in a form. https://pagescms.org/docs/configuration/content/fields/ */
export interface FormField extends FieldType {
  name: string;
  label: string;
  description?: string;
  required?: true;
  list?: true | { min?: 1; max?: number; collapsible: { summary: string } };
}

interface FieldType {
  type: 'block' | 'date' | 'file' | 'image' | 'number' | 'object' | 'select' | 'string' | 'text';
  /** Pages CMS would fill in today, also where a field is left out. */
  default?: '';
  options?: { values?: unknown[]; min?: number; media?: string; extensions?: string[] };
  pattern?: string;
  fields?: FormField[];
  blockKey?: string;
  blocks?: { name: string; label: string; fields: FormField[] }[];
}

/** The kinds of file that content names, by what schemas call them. */
const FILES: Record<string, FieldType> = {
  picture: { type: 'image', options: { media: 'pictures' } },
  logo: { type: 'image', options: { media: 'pictures', extensions: inBothCases('png', 'svg') } },
  download: { type: 'file', options: { media: 'files' } },
};

/** Fields that hold whole sentences, and get a box of several lines. */
const LONG = /^(text|lead|summary|description|more|note|serviceNote|help|quote|failed)$/;

/** Endings of files, also as cameras write them: Pages CMS tells JPG from jpg. */
export function inBothCases(...endings: string[]): string[] {
  return endings.flatMap((ending) => [ending, ending.toUpperCase()]);
}

/** The form for what a schema of a file takes. */
export function formFields(schema: z.ZodType): FormField[] {
  return fieldsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

function fieldsIn({ properties = {}, required = [] }: Schema): FormField[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, whole(schema), required.includes(name)),
  );
}

function fieldOf(name: string, schema: Schema, isNeeded: boolean): FormField {
  const isList = schema.type === 'array';
  const item = isList ? whole(schema.items) : schema;
  const type = typeOf(name, item, isNeeded);
  const description = helpOf(schema.description ?? item.description, item.placeholders);
  return {
    name,
    label: labelOf(name),
    ...(description !== undefined && { description }),
    ...type,
    ...(isNeeded && { required: true }),
    ...(isList && { list: listOf(type, schema.maxItems, isNeeded) }),
  };
}

function typeOf(name: string, schema: Schema, isNeeded: boolean): FieldType {
  const { oneOf, enum: values, minimum, format, pattern, file, isLong } = schema;
  if (oneOf) return blockOf(oneOf.map(whole));
  if (schema.properties) return { type: 'object', fields: fieldsIn(schema) };
  if (schema.additionalProperties) throw new Error(`${name}: found free names; wanted a list`);
  if (values) return { type: 'select', options: { values } };
  if (minimum !== undefined) return { type: 'number', options: { min: minimum } };
  if (format === 'date') return { type: 'date', default: '' };
  if (typeof file === 'string' && FILES[file]) return FILES[file];
  if (isLong || LONG.test(name)) return { type: 'text' };
  if (pattern === undefined) return { type: 'string' };
  // A field that is left out is an empty text to Pages CMS.
  return { type: 'string', pattern: isNeeded ? pattern : `^$|${pattern}` };
}

/** Groups of fields among which one of them, the same in each, chooses. */
function blockOf(groups: Schema[]): FieldType {
  const [key] = Object.entries(groups[0]?.properties ?? {}).flatMap(([name, schema]) =>
    whole(schema).const === undefined ? [] : [name],
  );
  if (key === undefined) throw new Error('found groups that no field chooses among; wanted one');
  const blocks = groups.map((group) => {
    const name = String(whole(group.properties?.[key]).const);
    const fields = fieldsIn(group).filter((field) => field.name !== key);
    return { name, label: labelOf(name), fields };
  });
  return { type: 'block', blockKey: key, blocks };
}

function listOf({ fields, blockKey }: FieldType, max: number | undefined, isNeeded: boolean) {
  if (!fields && blockKey === undefined) return true;
  // An entry without such a field would have no name in the form.
  const named = fields?.find(
    ({ type, required }) => required && ['date', 'string', 'text'].includes(type),
  );
  const summary = named ? `{${named.name}}` : `{${blockKey ?? 'index'}}`;
  return {
    ...(isNeeded && { min: 1 as const }),
    ...(max !== undefined && { max }),
    collapsible: { summary },
  };
}

/** JSON Schema also knows schemas that are only yes or no, which zod doesn't write. */
function whole(schema: unknown): Schema {
  return isSchema(schema) ? schema : {};
}

function isSchema(schema: unknown): schema is Schema {
  return schema instanceof Object && !Array.isArray(schema);
}

/** A field's name in words: `registrationUrl` is “Registration url”. */
export function labelOf(name: string): string {
  const words = name.replace(/-/g, ' ').replace(/[a-z][A-Z]/g, ([a, b = '']) => `${a} ${b}`);
  return words
    .replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
    .replace(/^./, (letter) => letter.toUpperCase());
}

/** What to write in a field, as its schema describes it, with the names in braces that its text has to keep. */
function helpOf(description?: string, placeholders?: unknown): string | undefined {
  if (!Array.isArray(placeholders) || placeholders.length === 0) return description;
  const names = placeholders.map((name) => `{${name}}`).join(' and ');
  return [description, `keep ${names} in it`].filter(Boolean).join('; ');
}
