import { Icon } from '@/components/ui/icon';
import { icons, isIconName } from '@/lib/look/icons';

export const icon = {
  all: (
    <div className="flex flex-wrap gap-4">
      {Object.keys(icons)
        .filter(isIconName)
        .map((name) => (
          <Icon key={name} name={name} />
        ))}
    </div>
  ),
};
