import { href, routes } from '@/lib/routes';
import { ButtonLink } from '../ui/button-link';
import { Scene } from '../ui/scene';

interface HeroProps {
  heading: string;
  tagline: string;
  button: string;
}

/** The first view of the site: sunrise over the Front Range, and the one thing we ask for. */
export function Hero({ heading, tagline, button }: HeroProps) {
  return (
    <Scene
      hour="dawn"
      seed={7}
      ground="juniper"
      layers={5}
      sun="right-[6%] top-8 [--size:4rem] sm:right-[12%] sm:top-24 sm:[--size:9rem] lg:[--size:12rem]"
      hills="h-40 sm:h-56 lg:h-72"
    >
      <div className="container-page pb-48 pt-20 sm:pb-64 lg:pb-80 lg:pt-24">
        <h1 className="max-w-[11ch] text-3xl sm:max-w-[14ch]">{heading}</h1>
        <p className="mt-5 max-w-[34ch] text-lg">{tagline}</p>
        <ButtonLink href={href(routes.donation)} className="mt-8">
          {button}
        </ButtonLink>
      </div>
    </Scene>
  );
}
