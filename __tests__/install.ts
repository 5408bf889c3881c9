import { spawnSync } from 'node:child_process';
import { enginesHere } from './engines/programs';
import { isHere } from './hosting/servers';

/** What tests drive, what Debian calls the packages of it, and whether it is on this machine. */
const PROGRAMS = [
  { name: 'Firefox', packages: 'firefox-esr', here: () => enginesHere().includes('firefox') },
  {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb',
    here: () => enginesHere().includes('webkit'),
  },
  { name: 'nginx', packages: 'nginx-light', here: () => isHere('nginx') },
  { name: 'Caddy', packages: 'caddy', here: () => isHere('Caddy') },
  { name: 'Apache', packages: 'apache2-bin media-types', here: () => isHere('Apache') },
];

const missing = () => PROGRAMS.filter(({ here }) => !here());

if (missing().length > 0) {
  const packages = missing().map((program) => program.packages);
  const apt = process.getuid?.() === 0 ? 'apt-get' : 'sudo apt-get';
  const install = `${apt} install --yes --no-install-recommends ${packages.join(' ')}`;
  spawnSync(`${apt} update && ${install}`, { shell: true, stdio: 'inherit' });
}

for (const { name, packages } of missing()) {
  console.error(`The tests in ${name} are left out: ${packages} could not be installed.`);
  if (process.env.CI) process.exitCode = 1;
}
