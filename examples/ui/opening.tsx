import { Opening } from '@/components/ui/opening';
import { photo } from '../fixtures';

const scene = { timeOfDay: 'noon', seed: 1, ground: 'paper', room: 'pb-40 pt-12' } as const;

export const opening = {
  'in a landscape': <Opening {...scene}>Come and dig.</Opening>,
  'beside a picture': (
    <Opening {...scene} picture={photo}>
      Come and dig.
    </Opening>
  ),
};
