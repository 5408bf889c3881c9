import { resolve } from 'node:path';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);

/** What Next calls when `out/` is written. @type {import('next').NextAdapter} */
const adapter = {
  name: 'finish',
  async onBuildComplete({ projectDir, config }) {
    const { finish } = await jiti.import('./finish.ts');
    finish(resolve(projectDir, process.env.OUT_DIR ?? 'out'), config.basePath);
  },
};

export default adapter;
