import type { IconNode } from '@evergift/contract';
import { Icon } from '@evergift/ui/icon';
import type { IconNode as LucideNode } from 'lucide-react';

interface ContributedIconProperties {
  icon: IconNode;
  /** In pixels. */
  size: number;
}

/** Draws an icon that an app contributed as data; the app's code need not be there. */
export function ContributedIcon({ icon, size }: ContributedIconProperties) {
  return <Icon iconNode={icon as unknown as LucideNode} size={size} aria-hidden />;
}
