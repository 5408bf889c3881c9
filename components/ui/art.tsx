import type { ComponentProps } from 'react';
import type { Picture as PictureData } from '@/lib/pictures';
import { Picture } from './picture';
import { Scene } from './scene';

interface ArtProps extends Omit<ComponentProps<typeof Scene>, 'children'> {
  picture: PictureData | undefined;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
}

/** The picture that content names, or a ridgeline where it names none. */
export function Art({ picture, sizes, className = '', ...scene }: ArtProps) {
  if (!picture) return <Scene {...scene} className={className} />;
  return (
    <div className={`relative overflow-hidden ${className}`}>
      <Picture
        picture={picture}
        sizes={sizes}
        className="absolute inset-0 h-full w-full object-cover"
      />
    </div>
  );
}
