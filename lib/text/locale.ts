/** The language of the site's words, dates and amounts (BCP 47). */
export const LOCALE = 'en-US';
