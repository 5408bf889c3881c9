import { Registration } from '@/components/ui/registration';

export const registration = {
  'a number in a line': (
    <Registration lines={['We are a charity, EIN 12-3456789.', 'Thank you.']} />
  ),
};
