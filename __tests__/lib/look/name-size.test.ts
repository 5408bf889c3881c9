import { hasLongWord, nameSize } from '@/lib/look/name-size';

test.each([
  ['short', 'Aspen Aid'],
  ['long', 'Aspen Aid and Shelter'],
  ['long', 'Neighborhelp'],
  ['very-long', 'Neighborhelping'],
  ['very-long', 'Aspen Aid and Shelter of the Upper Valley'],
  ['very-long', 'Neighborhood-helpers of Aspen Valley'],
  ['short', 'มูลนิธิเพื่อนบ้านเชียงใหม่'],
  ['very-long', 'มูลนิธิคลังอาหารเพื่อนบ้านเชียงใหม่แห่งภาคเหนือ'],
  ['short', '食べ物銀行'],
  ['long', '北海道食べ物銀行連合会'],
  ['crowded', 'The Gulf Coast Friends of Stranded Sea Turtles and Manatees'],
  ['overfull', 'Neighborhoodhelpers'],
  ['overfull', 'Aspen Aid and Transgenerational Shelter of the Upper Valley'],
  ['overfull', 'Southwest Community Volunteer Transport Advisory Neighbors'],
])('sets a name smaller the longer it or one of its words is: %s', (size, name) => {
  expect(nameSize(name)).toBe(size);
});

test.each([
  [false, 'Help close to home'],
  [false, 'Neighborhood'],
  [true, 'Świetlica Międzyosiedlowa'],
])('a word of a heading fills more than a line of thirteen letters, %s: %s', (isLong, heading) => {
  expect(hasLongWord(heading, 13)).toBe(isLong);
});
