import { existsSync } from 'node:fs';
import { filesIn } from '../export/sweep';
import { groupBy } from '../lib/events/events';
import { checkHost, type HostFault } from '../lib/hosting/check-host';

const HEADINGS: Record<HostFault['harm'], string> = {
  loses: 'Visitors lose something:',
  slows: 'Slower or less safe than it could be:',
};

/** Says whether a host gives what is in `out/` as visitors need it, or what it does otherwise. */
async function tell(address: string) {
  if (!URL.canParse(address)) {
    throw new Error(`found “${address}”; wanted an address: npm run check-host -- https://…`);
  }
  if (!existsSync('out')) throw new Error('out/ isn’t there; wanted npm run build first');
  const faults = await checkHost(new URL(address), filesIn('out')).catch((error: unknown) => {
    throw new Error(`${address} doesn’t answer: ${reasonOf(error)}`);
  });
  for (const [harm, heading] of Object.entries(HEADINGS)) {
    const alike = groupBy(
      faults.filter((fault) => fault.harm === harm),
      ({ text }) => text,
    );
    const lines = [...alike].map(([text, those]) => `${someOf(those)}: ${text}`);
    if (lines.length > 0) console.error([heading, ...lines, ''].join('\n'));
  }
  if (faults.length === 0) console.log(`${address} gives everything as it should.`);
  if (faults.some(({ harm }) => harm === 'loses')) process.exitCode = 1;
}

/** Where a fault is: at three addresses, and how many more. */
function someOf(faults: readonly HostFault[]): string {
  const paths = faults.slice(0, 3).map(({ path }) => path);
  return [...paths, ...(faults.length > 3 ? [`${faults.length - 3} more`] : [])].join(', ');
}

/** Why something failed, as the network has it where that is the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

tell(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exitCode = 1;
});
