import { filesIn } from '../export/sweep';
import { checkHost, type HostFault } from '../lib/hosting/check-host';

/** Says whether a host gives what is in `out/` as visitors need it, or what it does otherwise. */
const HEADINGS: Record<HostFault['harm'], string> = {
  loses: 'Visitors lose something:',
  slows: 'Slower or less safe than it could be:',
};

const [address = ''] = process.argv.slice(2);
if (!URL.canParse(address)) {
  console.error(`found “${address}”; wanted an address: npm run check-host -- https://…`);
  process.exit(1);
}
const faults = await checkHost(new URL(address), filesIn('out'));
for (const [harm, heading] of Object.entries(HEADINGS)) {
  const texts = faults.filter((fault) => fault.harm === harm).map(({ text }) => text);
  if (texts.length > 0) console.error([heading, ...texts, ''].join('\n'));
}
if (faults.length === 0) console.log(`${address} gives everything as it should.`);
process.exitCode = faults.some(({ harm }) => harm === 'loses') ? 1 : 0;
