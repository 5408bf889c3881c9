import { FindUs } from '@/components/contact/find-us';

export const map = {
  heading: 'Find us',
  placeholder: 'A map comes here.',
  directions: 'Show the way',
};
const address = {
  street: '5 Main & Oak #2?',
  city: 'Cañon City',
  region: 'CO',
  postalCode: '81212',
  country: 'US',
};

export const findUs = {
  'signs in the address': <FindUs map={map} address={address} language="en-US" />,
};
