import { render } from '@testing-library/react';
import { expectLinks, headingsIn, region } from '../expectations';
import { Invitation } from '@/components/ui/invitation';

test('asks for one step', () => {
  render(
    <Invitation
      id="dig"
      heading="Dig with us"
      text="Bring a spade."
      button="Join in"
      href="/dig/"
    />,
  );
  expect(headingsIn(region('Dig with us'), 2)).toEqual(['Dig with us']);
  expect(region('Dig with us')).toHaveTextContent('Bring a spade.');
  expectLinks(region('Dig with us'), [['Join in', '/dig/']]);
});
