import { endOf, shownBetween } from '@/lib/events/moments';
import type { Site } from '@/lib/schema/site';
import { withBase } from '@/lib/site/routes';

type AnnouncementProps = NonNullable<Site['announcement']> & {
  timeZone: string;
  /** The build's clock. */
  now: Date;
};

/** A line above the header, which goes by itself when its last day is over. */
export function Announcement({ text, link, until, timeZone, now }: AnnouncementProps) {
  const shown = shownBetween(now, { to: endOf({ date: until }, timeZone) });
  return (
    <aside {...shown} className="announcement bg-brand text-on-brand print:hidden">
      <p className="container-page py-2 text-center font-bold">
        {link === undefined ? (
          text
        ) : (
          <a
            href={withBase(link)}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
          >
            {text}
          </a>
        )}
      </p>
    </aside>
  );
}
