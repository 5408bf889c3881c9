import { FreeSections } from '@/components/free/free-sections';
import { getContent } from '@/lib/content';
import type { FreeSection } from '@/lib/schema/free-page';
import { photo, remotePhoto } from '../fixtures';

export const sections: FreeSection[] = [
  { kind: 'text', heading: 'First', text: 'See [us](/about/).' },
  { kind: 'picture', picture: photo, caption: 'In May' },
  { kind: 'questions', heading: 'Asked', questions: [{ question: 'Why?', answer: ['So.'] }] },
  {
    kind: 'files',
    heading: 'Papers',
    files: [{ title: 'Report', file: { name: 'report.pdf', bytes: 1_234_567 } }],
  },
  { kind: 'buttons', heading: 'Go on', buttons: [{ label: 'Write', link: '/contact/' }] },
  { kind: 'logos', heading: 'With', logos: [{ picture: photo, link: 'https://a.example/' }] },
  { kind: 'testimonials', heading: 'Heard', testimonials: [{ quote: 'Good!', name: 'Ann' }] },
  { kind: 'gallery', heading: 'Seen', pictures: [photo, remotePhoto] },
];

export const freeSections = {
  'every kind': (
    <FreeSections
      sections={sections}
      scene={{ timeOfDay: 'noon', seed: 1 }}
      site={getContent().site}
    />
  ),
};
