import type { Site } from '@/lib/schema/site';
import { donateHref } from '@/lib/site/nav';
import { href } from '@/lib/site/routes';
import type { Year } from '@/lib/text/dates';
import { ButtonLink } from '../ui/button-link';
import { Filled } from '../ui/filled';
import { Registration } from '../ui/registration';
import { ContactLines } from './contact-lines';
import { Newsletter } from './newsletter';

/** The foot of every page. `year` stands until the visitor's own clock puts it right. */
export function Footer({ site, year }: { site: Site; year: Year }) {
  const { name, tagline, contact, footer, nav, newsletter, registration, social } = site;
  const donation = donateHref(site);
  return (
    <footer className="mt-auto bg-night text-on-night">
      <div className="container-page grid gap-10 py-14 sm:grid-cols-[1.2fr_1fr] lg:grid-cols-[1.3fr_fit-content(12rem)_fit-content(22rem)_1.2fr] lg:gap-[4vw] lg:py-16">
        <div>
          <p translate="no" className="font-display text-xl text-on-brand">
            {name}
          </p>
          <p className="mt-3 max-w-[28ch]">{tagline}</p>
          {social && (
            <ul className="mt-3">
              {social.map(({ name: place, link }) => (
                <li key={link}>
                  <a href={link} translate="no" className="footer-link">
                    {place}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className="footer-heading">
            {footer.linksHeading}
          </h2>
          <ul className="footer-links">
            {nav.footer.map(({ path, label }) => (
              <li key={path}>
                <a href={href(path)} className="footer-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="footer-heading">{footer.contactHeading}</h2>
          <ContactLines {...contact} />
          {newsletter && <Newsletter {...newsletter} />}
        </div>
        {donation && (
          <div>
            <h2 className="footer-heading">{footer.supportHeading}</h2>
            <p className="mb-5">{footer.supportText}</p>
            <ButtonLink href={donation}>{footer.support}</ButtonLink>
          </div>
        )}
      </div>
      {registration && (
        <div className="container-page pb-5">
          <Registration {...registration} />
        </div>
      )}
      <p className="container-page pb-10">
        <Filled
          // The name stands in it already, as in all content.
          words={footer.copyright.replaceAll(name, '{charity}')}
          parts={{
            year: <YearNow {...year} />,
            charity: <span translate="no">{name}</span>,
          }}
        />{' '}
        <span className="inline-block">{footer.rights}</span>
      </p>
    </footer>
  );
}

/** A year in an element of its own, which the page script corrects once it is over; while editing, before React may compare it. */
function YearNow({ text, end }: Year) {
  return (
    <span data-year={end} suppressHydrationWarning>
      {text}
    </span>
  );
}
