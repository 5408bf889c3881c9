import { resolve } from 'node:path';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);

/** What Next calls when `out/` is written. @type {import('next').NextAdapter} */
const adapter = {
  name: 'finish',
  async onBuildComplete({ projectDir, config }) {
    const { finish } = await jiti.import('./finish.ts');
    const { placeHtaccess } = await jiti.import('./htaccess.ts');
    const folder = resolve(projectDir, process.env.OUT_DIR ?? 'out');
    await finish(folder);
    placeHtaccess(folder, config.basePath);
  },
};

export default adapter;
