/** Streets, a park and a river, as SVG path data. */
const PARK = 'M392 30h116v92H410z';
const RIVER = 'M-10 236C90 206 130 262 230 238S380 176 470 206 570 258 650 226';
const STREETS =
  'M-10 96C140 84 300 110 650 78M-10 180L330 158 650 150M96-10l22 300M228-10l-8 300M384-10l28 130-8 170M540-10l-22 300';
const LANES =
  'M-10 40l234-8M150-10l12 100M282 100v60M322 102l8 56M160 92l10 78M384 40H220M452 86l10 66M580 84l-8 66M60 92v84M470 152l-8 40';

/** A map of no town, in the place of the real one. Decoration only. */
export function TownMap() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 280"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 -z-10 h-full w-full"
    >
      <path d={PARK} fill="var(--link)" fillOpacity=".22" />
      <g fill="none">
        <path d={RIVER} stroke="var(--link)" strokeWidth="24" strokeOpacity=".3" />
        <path d={LANES} stroke="var(--paper)" strokeWidth="5" />
        <path d={STREETS} stroke="var(--paper)" strokeWidth="12" />
      </g>
      <path d="M320 148c-30-34-34-46-34-58a34 34 0 0 1 68 0c0 12-4 24-34 58z" fill="var(--clay)" />
      <circle cx="320" cy="90" r="12" fill="var(--paper)" />
    </svg>
  );
}
