import { render } from '@testing-library/react';
import { invitation } from '@/examples/ui/invitation';
import { expectLinks, headingsIn, region } from '../expectations';

test('asks for one step', () => {
  render(invitation['one step']);
  expect(headingsIn(region('Dig with us'), 2)).toEqual(['Dig with us']);
  expect(region('Dig with us')).toHaveTextContent('Bring a spade.');
  expectLinks(region('Dig with us'), [['Join in', '/dig/']]);
});
