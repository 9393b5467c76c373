import { useHost } from '@evergift/contract';
import type { PersonRow, Planner, PlannerMember, User } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { personOptions } from '@evergift/forms';
import { text } from '@evergift/language';
import { Avatar } from '@evergift/ui/avatar';
import { IconButton } from '@evergift/ui/icon-button';
import { Select } from '@evergift/ui/select';
import { UserRoundMinus } from 'lucide-react';
import { useState } from 'react';
import { Question } from './question.tsx';
import { togetherNotices } from './together-notices.ts';
import styles from './together.module.css';
import { useSharingStep } from './use-sharing.ts';

/** The faces of who plans here. */
export function Members({ planner, user }: { planner: Planner; user: User }) {
  const people = useQuery(useData().peopleRows$).data;
  const ownName = user.displayName || user.email;
  const [leaving, setLeaving] = useState<PlannerMember>();
  return (
    <>
      <ul className={styles.list} aria-label={text('Who plans here')}>
        {planner.members.map((member) => (
          <li key={member.uid} className={`${styles.member} ${styles.withWho}`}>
            <Avatar name={member.isMe ? ownName : member.name} seed={member.uid} />
            <div className={styles.names}>
              <bdi className={styles.name}>{nameOf(member)}</bdi>
              <span className={styles.detail}>{partOf(member, planner)}</span>
            </div>
            {planner.isMine && !member.isMe && (
              <IconButton
                label={text('Remove {name}', { name: member.name })}
                icon={<UserRoundMinus size={18} aria-hidden />}
                onPress={() => setLeaving(member)}
              />
            )}
            {people.length > 0 && <WhoTheyAre {...{ member, planner, people }} />}
          </li>
        ))}
      </ul>
      {leaving && <RemoveMember member={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

const nameOf = ({ isMe, name }: PlannerMember): string => (isMe ? text('You') : name);

function partOf({ isMe, isOwner, name }: PlannerMember, { isMine }: Planner): string {
  if (isOwner) return isMine ? text('Your planner') : text('Whose planner it is');
  return isMe && name ? text('The others read {name}', { name }) : text('Plans here');
}

interface WhoProperties {
  member: PlannerMember;
  planner: Planner;
  people: readonly PersonRow[];
}

const nobody = '';

/** Says which person of the planner a member is: from whom gifts for that person are hidden. */
function WhoTheyAre({ member, planner, people }: WhoProperties) {
  const { notify } = useHost();
  const [isPending, take] = useSharingStep();
  const taken = planner.members
    .filter(({ uid }) => uid !== member.uid)
    .map(({ personId }) => personId);
  const options = personOptions(people).filter(({ id }) => !taken.includes(id));
  const none = { id: nobody, label: text('Nobody of this planner') };
  // Nobody can make themselves somebody from whom nothing is hidden any more.
  const mayEnd = member.personId !== nobody && !member.isMe;

  const choose = (personId: string) => {
    if (personId === member.personId) return;
    const person = people.find(({ id }) => id === personId)?.label ?? text('somebody');
    take(
      (sharing) => sharing.link(member.uid, personId || undefined),
      ({ hidden }) => {
        if (personId === nobody) notify(togetherNotices.unlinked(member.name));
        else if (member.isMe) notify(togetherNotices.linkedMe(person));
        else notify(togetherNotices.linked(member.name, person, hidden));
      },
    );
  };
  return (
    <div className={styles.who}>
      <Select
        label={member.isMe ? text('This is me') : text('{name} is', { name: member.name })}
        options={mayEnd ? [none, ...options] : options}
        value={member.personId || null}
        placeholder={text('Nobody of this planner')}
        isDisabled={isPending}
        onChange={choose}
      />
    </div>
  );
}

function RemoveMember({ member, onClose }: { member: PlannerMember; onClose: () => void }) {
  const { notify } = useHost();
  const [isPending, take] = useSharingStep();
  const remove = () =>
    take(
      (sharing) => sharing.removeMember(member.uid),
      () => {
        onClose();
        notify(togetherNotices.removed(member.name));
      },
    );
  return (
    <Question
      title={text('Remove {name}?', { name: member.name })}
      action={text('Remove')}
      stay={text('Keep')}
      isPending={isPending}
      onAgree={remove}
      onClose={onClose}
    >
      <p>
        {text(
          'Your planner closes on their devices, and they see it no more. What they noted for everybody stays. To let them in again, make another link.',
        )}
      </p>
    </Question>
  );
}
