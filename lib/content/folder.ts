import { posix } from 'node:path';

/** The folder that all words are taken from: the project's, or another that CONTENT_DIR names. */
export function contentFolder(): string {
  return process.env.CONTENT_DIR || 'content';
}

/** How messages name something in it, such as `content/site.yaml`: so that whoever runs the build can open it. */
export function inContent(...names: string[]): string {
  return posix.join(contentFolder(), ...names);
}
