import type { NavLink } from '@/lib/schema/site';
import { href } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';

interface PageLinksProps {
  id: string;
  heading: string;
  links: readonly NavLink[];
  /** The path of the page that is shown. */
  current: string;
  /** Words on the links to the pages before and after it, where those are said. */
  beside?: { previous: string; next: string };
}

/** The pages of a list as links, with that which is shown marked. */
export function PageLinks({ id, heading, links, current, beside }: PageLinksProps) {
  const place = links.findIndex(({ path }) => path === current);
  const { [place - 1]: before, [place + 1]: after } = links;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <ul className="mt-5 flex flex-wrap gap-3">
        {beside && before && <Item path={before.path} label={beside.previous} />}
        {links.map(({ path, label }) => (
          <Item key={path} path={path} label={label} isCurrent={path === current} />
        ))}
        {beside && place >= 0 && after && <Item path={after.path} label={beside.next} />}
      </ul>
    </nav>
  );
}

function Item({ path, label, isCurrent }: NavLink & { isCurrent?: boolean }) {
  return (
    <li>
      <ButtonLink href={href(path)} current={isCurrent} variant="outline">
        {label}
      </ButtonLink>
    </li>
  );
}
