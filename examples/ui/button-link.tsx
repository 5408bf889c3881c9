import { ButtonLink } from '@/components/ui/button-link';

export const buttonLink = {
  primary: (
    <ButtonLink href="/somewhere/">
      Go <b>there</b>
    </ButtonLink>
  ),
  outline: (
    <ButtonLink href="/somewhere/" variant="outline">
      Go <b>there</b>
    </ButtonLink>
  ),
  light: (
    <div className="bg-night p-5 text-on-brand">
      <ButtonLink href="/somewhere/" variant="light">
        Go <b>there</b>
      </ButtonLink>
    </div>
  ),
  'long words': (
    <ButtonLink href="/somewhere/">
      Register for the neighborhood’s intergenerational storytelling afternoon
    </ButtonLink>
  ),
  'told apart by its title': (
    <ButtonLink href="/somewhere/" about="Food Drive">
      Learn more
    </ButtonLink>
  ),
  'leading nowhere': <ButtonLink href={undefined}>Go there</ButtonLink>,
};
