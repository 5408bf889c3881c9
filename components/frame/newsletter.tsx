import type { Site } from '@/lib/schema/site';
import { withBase } from '@/lib/site/routes';
import { ButtonLink, buttonVariants } from '../ui/button-link';

type NewsletterProps = NonNullable<Site['newsletter']>;

/** How to sign up for news: a button to another page, or a plain form that takes the address there. */
export function Newsletter({ heading, text, button, link, form }: NewsletterProps) {
  return (
    <div className="mt-8">
      <h2 className="footer-heading">{heading}</h2>
      {text && <p className="mb-5">{text}</p>}
      {form ? (
        <form action={link} method="post" className="grid justify-items-start gap-3">
          <label htmlFor="newsletter-email">{form.label}</label>
          <input
            id="newsletter-email"
            name={form.field}
            type="email"
            required
            autoComplete="email"
            className="control"
          />
          <button type="submit" className={`button ${buttonVariants.light}`}>
            {button}
          </button>
        </form>
      ) : (
        <ButtonLink href={withBase(link)} variant="light">
          {button}
        </ButtonLink>
      )}
    </div>
  );
}
