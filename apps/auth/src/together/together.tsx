import type { Planner, User } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { text } from '@evergift/language';
import { InviteDialog } from './invite-dialog.tsx';
import { LeavePlanner } from './leave-planner.tsx';
import { Members } from './members.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { OtherPlanners } from './other-planners.tsx';
import styles from './together.module.css';

export interface TogetherProperties {
  user: User;
  planner: Planner;
  isInviting: boolean;
  onInvited: () => void;
}

/** Who plans in the planner that is open, who is invited, and which other planners there are. */
export function Together({ user, planner, isInviting, onInvited }: TogetherProperties) {
  const isOffline = useObservable(useData().connection$, 'online') === 'waiting';
  return (
    <>
      {isOffline && (
        <p role="status" className={styles.trouble}>
          {text('You are offline. Changing who plans here needs the network.')}
        </p>
      )}
      {planner.members.length > 0 && <Members {...{ planner, user }} />}
      <OpenInvitations user={user} invitations={planner.invitations} />
      <OtherPlanners planner={planner} />
      {!planner.isMine && <LeavePlanner name={planner.name} />}
      {isInviting && <InviteDialog {...{ user, planner }} onClose={onInvited} />}
    </>
  );
}
