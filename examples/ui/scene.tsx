import { Scene } from '@/components/ui/scene';

export const scene = {
  'with words in it': (
    <Scene timeOfDay="dawn" seed={1} ground="paper">
      <p>In the sky</p>
    </Scene>
  ),
  'alone at night': <Scene timeOfDay="night" seed={1} ground="night" className="h-44" />,
};
