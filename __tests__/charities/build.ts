import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { build } from '../out/build';
import { AGAIN, builds, placesOf, writeCharity } from './charities';

// Each in the place of the project's own site, which comes last: what is compiled for one serves the next.
for (const { name, environment } of builds) {
  const { content, out } = placesOf(name);
  await writeCharity(name, content);
  const { status, output } = build('.', { CONTENT_DIR: content, ...environment });
  if (status !== 0) throw new Error(`the build of the ${name} charity failed:\n${output}`);
  if (name === 'again') writeFileSync(AGAIN.log, output);
  rmSync(out, { recursive: true, force: true });
  renameSync('out', out);
}
