import { Motif } from '@/components/ui/motif';
import { MOTIFS } from '@/lib/look/motifs/motifs';

/** Every drawing, by day. */
export const motif = Object.fromEntries(
  Object.entries(MOTIFS).map(([name, shapes]) => [
    name,
    <div key={name} className="scene at-noon relative isolate h-48 max-w-sm overflow-hidden">
      <Motif shapes={shapes} className="end-0 w-full" />
    </div>,
  ]),
);
