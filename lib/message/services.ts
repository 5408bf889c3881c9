import type { MessageDelivery } from '../schema/message-delivery';
import { HONEYPOT } from './message';

/** How an answer proves that a message was taken: a field of its JSON that is true, or a header of the service’s own. */
export type Proof = { json: readonly ('ok' | 'success')[] } | { header: string };

interface Service {
  /** Where all forms are posted to; other services give each form an address of its own. */
  endpoint?: string;
  /** The address for browsers without script, which show the answer, from the one in content; the same where missing. */
  page?: (endpoint: string) => string;
  /** The address for code, which reads the answer. */
  code?: (endpoint: string) => string;
  /** What the service looks for at the form, and in it. */
  attributes?: Record<string, string>;
  hidden?: Record<string, string>;
  proof: Proof;
}

const FORM_NAME = 'contact';

/** The start of an address at FormSubmit; an email address or the code for it comes after it. */
const FORMSUBMIT = /^(https:\/\/[^/]+)\/(ajax\/)?/;

export const services: Record<MessageDelivery['service'], Service> = {
  // https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax
  formspree: { proof: { json: ['ok'] } },
  // https://docs.web3forms.com/getting-started/api-reference
  web3forms: { endpoint: 'https://api.web3forms.com/submit', proof: { json: ['success'] } },
  // https://formsubmit.co/ajax-documentation; it writes "true" as a text.
  formsubmit: {
    page: (endpoint) => endpoint.replace(FORMSUBMIT, '$1/'),
    code: (endpoint) => endpoint.replace(FORMSUBMIT, '$1/ajax/'),
    proof: { json: ['success'] },
  },
  // https://docs.usebasin.com/guides/form-features/ajax names the status alone, which a captcha page has, too;
  // what the JSON says is from https://gist.github.com/davidwerks/70746026c078792ace9a80665e988158
  basin: { proof: { json: ['success'] } },
  // https://docs.netlify.com/manage/forms/setup; an address would take the place of Netlify’s page that says thanks.
  // It answers with that page, and 404 where it doesn’t know the form; all its answers have the header:
  // https://answers.netlify.com/t/support-guide-netlify-support-asked-for-the-x-nf-request-id-header-what-is-it-and-how-do-i-find-it/4385
  netlify: {
    attributes: { name: FORM_NAME, 'data-netlify': 'true', 'netlify-honeypot': HONEYPOT },
    hidden: { 'form-name': FORM_NAME },
    proof: { header: 'x-nf-request-id' },
  },
  other: { proof: { json: ['ok', 'success'] } },
};

/** How code posts a message, and knows from the answer that it was taken. */
export interface Posting {
  /** Where to; to the page’s own path where missing. */
  address: string | undefined;
  /** What goes with it. */
  fields: Record<string, string>;
  proof: Proof;
}

/** How the form of a page hands messages to a service: as HTML, and by code. */
export function postingTo(writing: MessageDelivery) {
  const { page, code, attributes, hidden, proof, ...service } = services[writing.service];
  const endpoint = 'endpoint' in writing ? writing.endpoint : service.endpoint;
  const fields = { ...hidden, ...writing.fields };
  const at = (address = (known: string) => known) => endpoint && address(endpoint);
  const posting: Posting = { address: at(code), fields, proof };
  return { attributes: { ...attributes, action: at(page) }, fields, posting };
}
