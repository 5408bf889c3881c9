import type { WriteStream } from 'node:tty';

/** What progress is written to. */
type Output = Pick<WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY'>>;

/**
 * Tells how far something is that takes long: on one line of a terminal, or in a file of records at the
 * beginning and at each tenth.
 */
export function progressOf(what: string, output: Output = process.stdout) {
  return (done: number, all: number) => {
    const said = `${what}: ${done} of ${all}`;
    if (output.isTTY) output.write(`\r${said}${done === all ? '\n' : ''}`);
    else if (Math.floor((done * 10) / all) > Math.floor(((done - 1) * 10) / all))
      output.write(`${said}\n`);
  };
}
