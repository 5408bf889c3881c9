import { readFileSync } from 'node:fs';
import { contentFolder } from '@/lib/content/folder';
import type { Content } from '@/lib/schema/content';
import { fileOf } from './content-file';

const content: Content = JSON.parse(readFileSync(fileOf(contentFolder()), 'utf8'), revive);

/** Gives a logo in pixels its bytes back, as Node writes them in JSON. */
function revive(_field: string, value: unknown) {
  return isBytes(value) ? Buffer.from(value.data) : value;
}

function isBytes(value: unknown): value is ReturnType<Buffer['toJSON']> {
  return value instanceof Object && 'type' in value && value.type === 'Buffer';
}

/** What pages get in place of `lib/content`: the words of the project as `write-content.ts` has read them. */
export const getContent = jest.fn(() => content);

/** Lets pages find the content with some of it changed. */
export function changeContent(changes: Partial<Content>) {
  getContent.mockReturnValue({ ...content, ...changes });
}
