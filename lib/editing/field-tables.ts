import type { Schemas } from '../schema/collections';
import { formFields, type FormField } from './form-fields';

const MOST_CHOICES = 20;

const INTRODUCTION = `# Every field

What can stand in the files of \`content/\`; [editing.md](editing.md) says how to change them. A point leads to a field that is
indented in the group before it, and \`[]\` stands for each entry of a list. What is needed in a group is so where the group is there.
`;

/** The document that explains every field of content, as Markdown. */
export function fieldDocument({ site, pages, more, events, programs }: Schemas): string {
  const sections = [
    ['content/site.yaml', formFields(site.shape.site)],
    ['content/events/*.yaml', formFields(events.valueType)],
    ['content/programs/*.yaml', formFields(programs.valueType)],
    ...Object.entries(pages.shape).map(
      ([name, schema]) => [`content/pages/${name}.yaml`, formFields(schema)] as const,
    ),
    ['content/pages/more/*.yaml', formFields(more.valueType)],
  ] as const;
  return [
    INTRODUCTION,
    ...sections.map(([file, fields]) => `## ${file}\n\n${tableOf(fields)}\n`),
  ].join('\n');
}

interface Row {
  path: string;
  what: string;
  isNeeded: boolean;
  /** The choices with which it is so; none where it always is. */
  choices: readonly string[];
}

function tableOf(fields: readonly FormField[]): string {
  return [
    '| field | what to write | needed |',
    '| --- | --- | --- |',
    ...rowsOf(fields).map(lineOf),
  ].join('\n');
}

function lineOf({ path, what, isNeeded, choices }: Row): string {
  const where = choices.length > 0 ? `with ${listed(choices)}: ` : '';
  return `| \`${path}\` | ${where}${what.replaceAll('|', '\\|')} | ${isNeeded ? 'yes' : ''} |`;
}

function rowsOf(fields: readonly FormField[], before = ''): Row[] {
  return fields.flatMap((field) => {
    const path = `${before}${field.name}${field.list ? '[]' : ''}`;
    const own = { path, what: whatToWrite(field), isNeeded: field.required ?? false, choices: [] };
    if (!field.blocks) return [own, ...rowsOf(field.fields ?? [], `${path}.`)];
    const what = choiceAmong(field.blocks.map(({ name }) => name));
    const choice = { path: `${path}.${field.blockKey}`, what, isNeeded: true, choices: [] };
    const rows = field.blocks.flatMap((block) =>
      rowsOf(block.fields, `${path}.`).map((row) => ({ ...row, choices: [block.name] })),
    );
    return [own, choice, ...merged(rows)];
  });
}

/** Says once what is so with several choices. */
function merged(rows: readonly Row[]): Row[] {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const key = JSON.stringify({ ...row, choices: [] });
    const others = found.get(key)?.choices ?? [];
    found.set(key, { ...row, choices: [...others, ...row.choices] });
  }
  return [...found.values()];
}

function whatToWrite({ description, fields, list, options }: FormField): string {
  const choices = options?.values ?? [];
  const most = typeof list === 'object' && list.max !== undefined && `up to ${list.max}`;
  return [
    description ?? (list ? 'a list' : fields ? 'a group' : undefined),
    choices.length > 0 && choices.length <= MOST_CHOICES && choiceAmong(choices),
    most,
  ]
    .filter(Boolean)
    .join('; ');
}

function choiceAmong(choices: readonly unknown[]): string {
  return `one of ${listed(choices)}`;
}

function listed(names: readonly unknown[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
