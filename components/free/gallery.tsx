import type { SectionOf } from '@/lib/schema/free-page';
import { Picture } from '../ui/picture';

/** Pictures side by side. */
export function Gallery({ pictures }: Pick<SectionOf<'gallery'>, 'pictures'>) {
  return (
    <ul className="sm:three-across grid gap-5">
      {pictures.map((picture, i) => (
        <li key={i}>
          <Picture
            picture={picture}
            sizes="(min-width: 64em) 24rem, (min-width: 40em) 50vw, 100vw"
            className="photo gallery-picture w-full rounded-md"
          />
        </li>
      ))}
    </ul>
  );
}
