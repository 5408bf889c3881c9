import type { Pages } from '@/lib/schema/pages';
import { Portrait } from '../ui/portrait';
import { Section } from '../ui/section';

/** The people who lead the charity; where no name is given, the title stands alone. */
export function Team({ heading, text, people }: NonNullable<Pages['about']['team']>) {
  return (
    <Section labelledBy="team">
      <h2 id="team" className="text-2xl">
        {heading}
      </h2>
      <p className="mt-4 max-w-text text-lg text-muted">{text}</p>
      <ul className="md:three-across mt-10 grid gap-x-10 gap-y-10">
        {people.map((person, i) => (
          <li key={person.role}>
            <div className="flex flex-wrap gap-5 sm:gap-8 md:block">
              <Portrait name={person.name} picture={person.picture} place={i} />
              <div className="beside sm:max-md:self-center">
                <h3
                  translate={person.name === undefined ? undefined : 'no'}
                  className="text-xl md:mt-5"
                >
                  {person.name ?? person.role}
                </h3>
                {person.name && <p className="font-bold text-clay">{person.role}</p>}
                <p className="mt-2 max-w-text text-muted">{person.text}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
