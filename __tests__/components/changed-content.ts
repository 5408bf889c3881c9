import type { Content } from '@/lib/content';

const real = jest.requireActual<typeof import('@/lib/content')>('@/lib/content');

/** What a page gets for content where a test puts this module in the place of `lib/content`. */
export const getContent = jest.fn(real.getContent);

/** Lets pages find the content of the project with some of it changed. */
export function changeContent(changes: Partial<Content>) {
  getContent.mockReturnValue({ ...real.getContent(), ...changes });
}
