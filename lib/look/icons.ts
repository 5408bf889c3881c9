import {
  ArrowRight,
  BookOpen,
  CalendarDays,
  Clock,
  Flower2,
  GraduationCap,
  HandHeart,
  HeartHandshake,
  HeartPulse,
  House,
  LifeBuoy,
  Mail,
  MapPin,
  Phone,
  Sprout,
  Users,
  UtensilsCrossed,
  type IconNode,
} from 'lucide';

/** The icons that content may name: Lucide's drawings under the names we give them. */
export const icons = {
  arrow: ArrowRight,
  book: BookOpen,
  calendar: CalendarDays,
  clock: Clock,
  garden: Flower2,
  graduation: GraduationCap,
  hand: HandHeart,
  handshake: HeartHandshake,
  health: HeartPulse,
  house: House,
  lifebuoy: LifeBuoy,
  mail: Mail,
  map: MapPin,
  meal: UtensilsCrossed,
  people: Users,
  phone: Phone,
  sprout: Sprout,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof icons;

/** Says whether a word is the name of an icon. */
export function isIconName(word: string): word is IconName {
  return Object.hasOwn(icons, word);
}
