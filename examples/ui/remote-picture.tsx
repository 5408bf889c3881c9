import { RemotePicture } from '@/components/ui/remote-picture';
import { remotePhoto } from '../fixtures';

export const remotePicture = {
  'over what is drawn': (
    <div className="relative h-44">
      <RemotePicture {...remotePhoto} />
    </div>
  ),
};
