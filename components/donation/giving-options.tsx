import type { Pages } from '@/lib/schema/pages';
import { href, monthlyPath, talkPath } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';

interface GivingOptionsProps {
  options: Pages['donation']['options'];
  /** Whether the site has pages to talk about a gift. */
  hasTalks: boolean;
  /** Whether the form asks how often to give. */
  asksHowOften: boolean;
}

/**
 * Three ways to give: two lead into the form with the choice made, the third to a conversation, and
 * so do monthly gifts where the form can't take them. Once the form above is in use, it makes the
 * choice itself, and keeps what was typed.
 */
export function GivingOptions({ options: words, hasTalks, asksHowOften }: GivingOptionsProps) {
  const { heading, once, monthly, corporate } = words;
  const talk = (about: string) => (hasTalks ? href(talkPath(about)) : undefined);
  const options = [
    { ...once, id: 'once', to: '#give' },
    {
      ...monthly,
      id: 'monthly',
      to: asksHowOften ? href(`${monthlyPath}#give`) : talk('monthly'),
    },
    { ...corporate, id: 'corporate', to: talk('corporate') },
  ];
  return (
    <Section labelledBy="options">
      <h2 id="options" className="text-2xl">
        {heading}
      </h2>
      <ul className="md:three-across mt-10 grid gap-x-10 gap-y-8">
        {options.map(({ id, icon, title, text, button, to }) => (
          <li key={id} data-way={id} className="border-t-2 border-link pt-5">
            <div className="flex h-full flex-wrap items-start gap-x-5 md:flex-col">
              <Icon name={icon} className="h-10 w-10 text-link" />
              <div className="beside flex flex-col items-start md:mt-4">
                <h3 className="text-xl">{title}</h3>
                <p className="mb-5 mt-2 text-muted">{text}</p>
                <ButtonLink href={to} variant="outline" className="mt-auto">
                  {button}
                </ButtonLink>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
