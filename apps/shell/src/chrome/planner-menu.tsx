import type { Planner } from '@evergift/data';
import { useAuth, useData } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Avatar } from '@evergift/ui/avatar';
import { MenuButton } from '@evergift/ui/menu-button';
import styles from './open-planner.module.css';
import { plannersToOpen } from './planners.ts';

/** The owner's face and name, with the planners that can be opened. */
export function PlannerMenu({ planner }: { planner: Planner }) {
  const data = useData();
  const { user } = useAuth();
  const { uid = '', displayName = '', email = '' } = user ?? {};
  const { isMine, name, ownerUid } = planner;
  const ownName = displayName || email;
  const isOpen = isMine
    ? text('Your planner is open.')
    : text('{name}’s planner is open.', { name });
  return (
    <MenuButton
      label={`${isOpen} ${text('Change planner')}`}
      title={text('Open another planner')}
      actions={plannersToOpen(planner, uid).map((other) => ({
        id: other.ownerUid,
        label: other.label,
        icon: (
          <Avatar
            name={other.ownerUid === uid ? ownName : other.name}
            seed={other.ownerUid}
            size="small"
          />
        ),
        onAction: () => void data.openPlanner(other.ownerUid),
      }))}
    >
      <Avatar name={isMine ? ownName : name} seed={ownerUid} size="small" />
      {!isMine && <bdi className={styles.name}>{name}</bdi>}
    </MenuButton>
  );
}
