import { readFileSync } from 'node:fs';
import { z } from 'zod';

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
});

const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

// npm leaves out what other systems need when it writes the file where some of it is installed already.
test('holds the parts of every package for every system', () => {
  const names = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(names.length).toBeGreaterThan(20);
  const paths = Object.keys(packages);
  const missing = names.filter(
    (name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)),
  );
  expect(missing).toEqual([]);
});
