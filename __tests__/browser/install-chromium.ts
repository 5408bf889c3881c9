import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium';

/** Ways to get a Chromium, tried in turn; a step that fails ends its way. */
const WAYS = [
  ['npx playwright install --with-deps chromium'],
  ['apt-get update', 'apt-get install --yes --no-install-recommends chromium'],
];

for (const steps of WAYS) {
  if (findChromium()) break;
  steps.every((step) => spawnSync(step, { shell: true, stdio: 'inherit' }).status === 0);
}

if (!findChromium()) {
  console.error(
    'The browser tests need Chromium, and it could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program file.',
  );
  process.exit(1);
}
