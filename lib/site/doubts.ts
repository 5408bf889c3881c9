import { inContent } from '../content/folder';
import { endOf, isOver } from '../events/moments';
import { unmetColors } from '../look/unmet-colors';
import type { Site } from '../schema/site';

/** Says what is likely not meant in content that is good: a line each. */
export function doubtsOf({ colors, announcement, timeZone }: Site, now: Date): string[] {
  return [...unmetColors(colors), ...pastAnnouncement(announcement?.until, timeZone, now)];
}

function pastAnnouncement(until: string | undefined, timeZone: string, now: Date): string[] {
  if (until === undefined || !isOver(endOf({ date: until }, timeZone), now)) return [];
  return [
    `${inContent('site.yaml')}, announcement.until: found “${until}”; wanted a day that isn’t over. Nobody sees the announcement.`,
  ];
}
