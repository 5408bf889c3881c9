import { Scene } from '@/components/ui/scene';
import { ART } from '@/lib/look/motifs/art';
import { isArtName } from '@/lib/look/motifs/motifs';

export const scene = {
  'with words in it': (
    <Scene timeOfDay="dawn" seed={1} ground="paper">
      <p>In the sky</p>
    </Scene>
  ),
  'with what stands in it': (
    <Scene
      timeOfDay="noon"
      seed={1}
      motif="bridge"
      ground="paper"
      front="end-0 w-96"
      className="h-48"
    />
  ),
  'with all that content may choose from': Object.keys(ART)
    .filter(isArtName)
    .map((name) => (
      <Scene
        key={name}
        timeOfDay="noon"
        seed={1}
        motif={name}
        ground="paper"
        front="end-0 w-96"
        className="h-48"
      />
    )),
  'alone at night': <Scene timeOfDay="night" seed={1} ground="night" className="h-44" />,
};
