import { ButtonLink } from '@/components/ui/button-link';
import { CallToAction } from '@/components/ui/call-to-action';

const words = { heading: 'Lend a hand', text: 'Every hour helps.' };
const buttons = (
  <>
    <ButtonLink href="/one/">One</ButtonLink>
    <ButtonLink href="/two/" variant="light">
      Two
    </ButtonLink>
  </>
);

export const callToAction = {
  'at the close of a page': <CallToAction {...words}>{buttons}</CallToAction>,
  'all that a page says': (
    <CallToAction {...words} level="h1">
      {buttons}
    </CallToAction>
  ),
  'long words': (
    <CallToAction
      heading="Neighborhood storytellers and intergenerational listeners wanted"
      text="Come on any day on which the doors are open, bring whoever would like to come along, and stay for as long as you like: there is always something to do, and somebody to do it with."
    >
      {buttons}
    </CallToAction>
  ),
};
