import type { z } from 'zod';
import type { Schemas } from '../schema/collections';
import { formFields, inBothCases, labelOf } from './form-fields';

/** Pages CMS renames what is uploaded as content wants it, and names it without its folder. */
const MEDIA = { output: '', rename: 'safe' };

/** What `.pages.yml` says: every file of content as a form. https://pagescms.org/docs/configuration/ */
export function pagesCms({ site, pages, more, events, programs }: Schemas) {
  const file = (name: string, label: string, path: string, schema: z.ZodType) => ({
    name,
    label,
    type: 'file',
    path,
    fields: formFields(schema),
  });
  const collection = (name: string, label: string, path: string, schema: z.ZodType, view = {}) => ({
    name,
    label,
    type: 'collection',
    path,
    // The name of a file is the address of its page.
    filename: { template: '{primary}.yaml', field: 'create' },
    subfolders: false,
    view: { primary: 'title', ...view },
    fields: formFields(schema),
  });
  return {
    media: [
      {
        name: 'pictures',
        label: 'Pictures',
        input: 'content/media',
        ...MEDIA,
        extensions: inBothCases('avif', 'jpeg', 'jpg', 'png', 'svg', 'webp'),
      },
      {
        name: 'files',
        label: 'Files to download',
        input: 'content/files',
        ...MEDIA,
        extensions: ['pdf'],
      },
    ],
    content: [
      collection('events', 'Events', 'content/events', events.valueType, {
        fields: ['title', 'date'],
        sort: ['date', 'title'],
        default: { sort: 'date', order: 'desc' },
      }),
      collection('programs', 'Programs', 'content/programs', programs.valueType, {
        fields: ['title', 'order'],
        sort: ['order', 'title'],
        default: { sort: 'order', order: 'asc' },
      }),
      {
        name: 'pages',
        label: 'Pages',
        type: 'group',
        items: Object.entries(pages.shape).map(([name, schema]) =>
          // Names are unique throughout, and events are called so already.
          file(`page-${name}`, labelOf(name), `content/pages/${name}.yaml`, schema),
        ),
      },
      collection('more', 'Pages of your own', 'content/pages/more', more.valueType),
      file('site', 'Site', 'content/site.yaml', site.shape.site),
    ],
  };
}
