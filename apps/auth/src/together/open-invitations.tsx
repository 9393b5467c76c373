import { useHost } from '@evergift/contract';
import { formatMoment, type Invitation, type User } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { text } from '@evergift/language';
import { IconButton } from '@evergift/ui/icon-button';
import { Copy, MailOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { invitationLink } from './invitation-link.ts';
import { Question } from './question.tsx';
import { togetherNotices } from './together-notices.ts';
import styles from './together.module.css';
import { useCopy } from './use-copy.ts';
import { useSharingStep } from './use-sharing.ts';

const goodFor = 7 * 24 * 60 * 60 * 1000;

const endOf = ({ createdAt }: Invitation): string =>
  formatMoment(createdAt + goodFor, { month: 'short', day: 'numeric' });

interface OpenInvitationsProperties {
  user: User;
  invitations: readonly Invitation[];
}

/** The links that nobody has used yet. */
export function OpenInvitations({ user, invitations }: OpenInvitationsProperties) {
  const people = useQuery(useData().peopleRows$).data;
  const [revoked, setRevoked] = useState<Invitation>();
  const copy = useCopy();
  if (invitations.length === 0) return null;
  const guestOf = ({ personId }: Invitation) =>
    people.find(({ id }) => id === personId)?.label ?? text('somebody');
  return (
    <>
      <ul className={styles.list} aria-label={text('Open invitations')}>
        {invitations.map((invitation) => (
          <li key={invitation.token} className={styles.member}>
            <span className={styles.envelope}>
              <MailOpen size={18} aria-hidden />
            </span>
            <div className={styles.names}>
              <bdi className={styles.name}>
                {text('Invitation for {name}', { name: guestOf(invitation) })}
              </bdi>
              <span className={styles.detail}>
                {text('Good until {date}', { date: endOf(invitation) })}
              </span>
            </div>
            <div className={styles.actions}>
              <IconButton
                label={text('Copy the link for {name}', { name: guestOf(invitation) })}
                icon={<Copy size={18} aria-hidden />}
                onPress={() =>
                  copy(invitationLink({ ownerUid: user.uid, token: invitation.token }))
                }
              />
              <IconButton
                label={text('Revoke the invitation for {name}', { name: guestOf(invitation) })}
                icon={<Trash2 size={18} aria-hidden />}
                onPress={() => setRevoked(invitation)}
              />
            </div>
          </li>
        ))}
      </ul>
      {revoked && <Revoke token={revoked.token} onClose={() => setRevoked(undefined)} />}
    </>
  );
}

function Revoke({ token, onClose }: { token: string; onClose: () => void }) {
  const { notify } = useHost();
  const [isPending, take] = useSharingStep();
  const revoke = () =>
    take(
      (sharing) => sharing.revoke(token),
      () => {
        onClose();
        notify(togetherNotices.revoked);
      },
    );
  return (
    <Question
      title={text('Revoke this invitation?')}
      action={text('Revoke')}
      stay={text('Keep it')}
      isPending={isPending}
      onAgree={revoke}
      onClose={onClose}
    >
      <p>{text('Whoever has the link cannot join by it any more.')}</p>
    </Question>
  );
}
