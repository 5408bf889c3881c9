import { SECOND } from './charities/charities';

process.env.CONTENT_DIR = SECOND.content;
process.env.OUT_DIR = SECOND.out;
