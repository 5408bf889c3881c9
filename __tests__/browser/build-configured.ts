import { join } from 'node:path';
import { build, copyProject } from '../out/build';
import { charities, writeCharity } from '../charities/charities';
import { FOLDER } from './configured';
import { configureContent } from './configured-content';

copyProject(FOLDER);
await configureContent(join(FOLDER, 'content'));

/** Builds a site, or says why it can't be built. */
function buildAt(...site: Parameters<typeof build>) {
  const { status, output } = build(...site);
  if (status !== 0) throw new Error(`the build in ${site[0]} failed:\n${output}`);
}

buildAt(FOLDER);
for (const { name, content: CONTENT_DIR, out: OUT_DIR } of charities) {
  writeCharity(name, CONTENT_DIR);
  buildAt('.', { CONTENT_DIR, OUT_DIR });
}
