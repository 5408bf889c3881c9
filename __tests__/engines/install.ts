import { spawnSync } from 'node:child_process';
import { enginesHere } from './programs';

/** What Debian calls the programs that an engine needs. */
const PACKAGES = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb' };

const missing = () =>
  Object.entries(PACKAGES).filter(([engine]) => !enginesHere().some((here) => here === engine));

if (missing().length > 0) {
  const names = missing().map(([, packages]) => packages);
  const apt = process.getuid?.() === 0 ? 'apt-get' : 'sudo apt-get';
  const install = `${apt} install --yes --no-install-recommends ${names.join(' ')}`;
  spawnSync(`${apt} update && ${install}`, { shell: true, stdio: 'inherit' });
}

for (const [engine, packages] of missing()) {
  console.error(`The tests in ${engine} are left out: ${packages} could not be installed.`);
  if (process.env.CI) process.exitCode = 1;
}
