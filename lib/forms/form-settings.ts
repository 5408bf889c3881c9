import type { AmountRules } from '../donation/amount';
import type { Posting } from '../message/services';
import type { Giving } from '../schema/giving';
import type { Pages } from '../schema/pages';

/** What the code of the donation form needs to know, as JSON inside the form. */
export interface DonationSettings {
  giving: Giving;
  /** The charity's name, and where gifts are announced if there is no payment page. */
  charity: { name: string; email: string };
  /** How amounts are written, and which are taken. */
  rules: AmountRules;
  form: Pick<
    Pages['donation']['form'],
    'presets' | 'impact' | 'otherImpact' | 'summary' | 'mail' | 'errors'
  >;
  /** What amounts do. */
  items: NonNullable<Pages['donation']['impact']>['items'];
  /** The page's title while errors are shown; holds {title}. */
  error: string;
}

/** What the code of the message form needs to know, as JSON inside the form. */
export interface MessageSettings {
  /** How messages are posted to the form service; without one they become emails. */
  posting: Posting | undefined;
  /** Where emails go. */
  email: string;
  form: Pick<Pages['contact']['form'], 'missing' | 'wrongEmail'>;
  /** The page's title while errors are shown; holds {title}. */
  error: string;
}
