import { loadContent } from '../lib/content';
import { contentFolder } from '../lib/content/folder';
import { ContentError, describeIssue } from '../lib/content/issue';
import { doubtsOf } from '../lib/site/doubts';

/** Says whether all content is good, without building the site: what is in it and what is likely not meant, or every slip. */
try {
  const { site, pages, freePages, events, programs, pictures } = loadContent(contentFolder());
  const counts = {
    pages: Object.keys(pages).length + freePages.length,
    events: events.length,
    programs: programs.length,
    pictures: pictures.length,
  };
  const found = Object.entries(counts).map(([name, count]) => `${name}: ${count}`);
  console.log(`The content of ${site.name} is good (${found.join(', ')}).`);
  for (const doubt of doubtsOf(site, new Date())) console.warn(`\n${doubt}`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  const { issues } = error;
  for (const issue of issues) console.error(describeIssue(issue));
  console.error(`\n${issues.length === 1 ? 'A slip' : `${issues.length} slips`} to mend.`);
  process.exitCode = 1;
}
