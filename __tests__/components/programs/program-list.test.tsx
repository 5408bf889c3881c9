import { render } from '@testing-library/react';
import { programList, programs } from '@/examples/programs/program-list';
import { detailPath, href } from '@/lib/site/routes';
import { expectCards, expectLinks, labelAbout, region } from '../expectations';

beforeEach(() => {
  render(programList['two programs']);
});

test('lists the programs in the order given', () => {
  expectCards(
    region('What we do'),
    programs.map(({ title, summary }) => [title, summary]),
  );
});

test('names each program in the button that leads to more about it', () => {
  expectLinks(
    region('What we do'),
    programs.map(({ slug, title }) => [
      labelAbout('Learn More', title),
      href(detailPath('programs', slug)),
    ]),
  );
});
