import { Invitation } from '@/components/ui/invitation';

const words = {
  id: 'dig',
  heading: 'Dig with us',
  text: 'Bring a spade.',
  button: 'Join in',
  href: '/dig/',
};

export const invitation = {
  'one step': <Invitation {...words} />,
  'another way to the same': (
    <Invitation {...words}>
      <a href="/rake/" className="arrow-link">
        Rake instead
      </a>
    </Invitation>
  ),
};
