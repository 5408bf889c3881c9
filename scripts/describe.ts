import { writeFileSync } from 'node:fs';
import { descriptions } from '../lib/editing/descriptions';

/** Writes what is made from the schemas of content: the forms of Pages CMS, and the tables of fields. */
for (const [path, text] of Object.entries(descriptions())) writeFileSync(path, text);
