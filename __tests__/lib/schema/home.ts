/** Where the charity of the example is at home. */
export const home = {
  language: 'en-US',
  currency: 'USD',
  country: 'US',
  timeZone: 'America/Denver',
};
