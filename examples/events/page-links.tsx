import { PageLinks } from '@/components/events/page-links';

const links = ['/list/', '/list/2/', '/list/3/'].map((path, i) => ({ path, label: `${i + 1}` }));
const list = { id: 'pages', heading: 'All pages', links };
const beside = { previous: 'Previous page', next: 'Next page' };

export const pageLinks = {
  'the first page': <PageLinks {...list} current="/list/" beside={beside} />,
  'one in the midst': <PageLinks {...list} current="/list/2/" beside={beside} />,
  'the last page': <PageLinks {...list} current="/list/3/" beside={beside} />,
  'pages beside each other, seen from elsewhere': <PageLinks {...list} current="/" />,
};
