import { join } from 'node:path';
import { FOLDER } from './browser/configured';

process.env.CONTENT_DIR = join(FOLDER, 'content');
process.env.OUT_DIR = join(FOLDER, 'out');
