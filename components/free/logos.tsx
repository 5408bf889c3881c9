import type { SectionOf } from '@/lib/schema/free-page';
import { withBase } from '@/lib/site/routes';
import { Picture } from '../ui/picture';

/** Logos of those who stand by the charity, whole and alike in height. */
export function Logos({ logos }: Pick<SectionOf<'logos'>, 'logos'>) {
  return (
    <ul className="flex flex-wrap items-center gap-10">
      {logos.map(({ picture, link }, i) => {
        const shown = (
          <Picture picture={picture} sizes="12rem" className="logo-picture rounded-md" />
        );
        return <li key={i}>{link === undefined ? shown : <a href={withBase(link)}>{shown}</a>}</li>;
      })}
    </ul>
  );
}
