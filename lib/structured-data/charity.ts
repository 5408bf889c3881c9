import type { NGO, PostalAddress, WebSite, WithContext } from 'schema-dts';
import type { Address } from '../schema/fields';
import type { Site } from '../schema/site';
import { absoluteUrl } from '../site/metadata';
import { iconPath, routes } from '../site/routes';

/**
 * The charity as search engines read it. Opening hours stay out, since content gives them in words.
 * https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function charityData(site: Site, description: string) {
  const { tagline, contact, registration, social } = site;
  return {
    '@context': 'https://schema.org',
    ...charityName(site),
    slogan: tagline,
    logo: absoluteUrl(site, iconPath('large')),
    description,
    email: contact.email,
    telephone: contact.dial?.replace(';ext=', ' ext. '),
    address: addressData(contact.address),
    taxID: registration?.taxID,
    nonprofitStatus: registration?.status && (`https://schema.org/${registration.status}` as const),
    sameAs: social?.map(({ link }) => link),
  } satisfies WithContext<NGO>;
}

/**
 * By which name search engines are to show the site; they read it on home alone.
 * https://developers.google.com/search/docs/appearance/site-names
 */
export function siteData(site: Site) {
  const { name, url } = charityName(site);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url,
  } satisfies WithContext<WebSite>;
}

/** Which charity is meant, where another thing names it. https://schema.org/NGO */
export function charityName(site: Site) {
  const home = absoluteUrl(site, routes.home);
  return { '@type': 'NGO', '@id': `${home}#charity`, name: site.name, url: home } satisfies NGO;
}

/** An address, or as much as is known of it. https://schema.org/PostalAddress */
export function addressData({ street, city, region, postalCode, country }: Partial<Address>) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  } satisfies PostalAddress;
}
