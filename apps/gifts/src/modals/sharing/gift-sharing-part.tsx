import type { DataError, GiftItem, Outcome, Planner } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useUndoable } from '@evergift/forms';
import { Button } from '@evergift/ui/button';
import { Switch } from '@evergift/ui/switch';
import { Gift, HandHeart, Undo2 } from 'lucide-react';
import { namesOf } from './names-of.ts';
import styles from './sharing.module.css';

interface GiftSharingPartProperties {
  gift: GiftItem;
  planner: Planner;
}

/** Who noted a gift, who gets it and who sees it. What is pressed here is done at once, with Undo. */
export function GiftSharingPart({ gift, planner }: GiftSharingPartProperties) {
  const { members, ownerUid } = planner;
  const { commands } = useData();
  const change = useUndoable();
  const memberOf = (uid: string) => members.find((member) => member.uid === uid);
  const noter = memberOf(gift.notedBy || ownerUid);
  const taker = memberOf(gift.takenBy);
  const me = members.find(({ isMe }) => isMe);
  const sharing = planner.gifts;
  if (!me || !sharing) return null;

  const people = [gift.personId, ...gift.alsoFor];
  const readers = gift.circle?.split('~');
  const unseen = members.filter(({ uid, isMe }) => !isMe && readers && !readers.includes(uid));
  const surprised = unseen.filter(({ personId }) => people.includes(personId));
  const isMine = noter?.isMe === true;
  const mayBeMine = members.some(({ isMe, personId }) => !isMe && !people.includes(personId));
  const isOnlyMine = gift.circle === me.uid && unseen.length > surprised.length;

  const run = (action: () => Outcome, message: string) =>
    void change({
      run: action,
      success: { message },
      failure: (error: DataError) => ({ title: 'Error', message: error.message }),
    });

  return (
    <section className={styles.part} aria-label="Planning together">
      <div className={styles.row}>
        <p className={styles.note}>
          {noter && <>Noted by {noter.isMe ? 'you' : <bdi>{noter.name}</bdi>}. </>}
          {taker && (
            <>
              <bdi>{taker.isMe ? 'You' : taker.name}</bdi>{' '}
              {gift.status === 'purchased' ? 'got it' : taker.isMe ? 'get it' : 'gets it'}.
            </>
          )}
        </p>
        {gift.status !== 'purchased' && !taker && (
          <Button
            size="small"
            icon={<HandHeart size={16} aria-hidden />}
            onPress={() => run(() => sharing.take(gift.id), `You get ${gift.name}.`)}
          >
            I’ll get it
          </Button>
        )}
        {gift.status !== 'purchased' && taker?.isMe && (
          <Button
            size="small"
            variant="quiet"
            icon={<Undo2 size={16} aria-hidden />}
            onPress={() => run(() => sharing.giveBack(gift.id), `${gift.name} is free again.`)}
          >
            Leave to others
          </Button>
        )}
      </div>
      {surprised.length > 0 && (
        <div className={styles.row}>
          <p className={styles.note}>
            A surprise: <bdi>{namesOf(surprised)}</bdi> {surprised.length === 1 ? 'does' : 'do'} not
            see this.
          </p>
          {isMine && !isOnlyMine && (
            <Button
              size="small"
              variant="quiet"
              icon={<Gift size={16} aria-hidden />}
              onPress={() => {
                const question = `Show ${gift.name} to ${namesOf(surprised)}?`;
                if (!window.confirm(question)) return;
                run(() => sharing.reveal(gift.id), `${namesOf(surprised)} can see it now.`);
              }}
            >
              Reveal…
            </Button>
          )}
        </div>
      )}
      {isMine && mayBeMine && !gift.revealed && (
        <Switch
          label="Only I see this"
          value={isOnlyMine}
          onChange={(isOn) =>
            run(
              () => commands.editGiftItem(gift.id, { seenBy: isOn ? 'me' : 'others' }),
              isOn ? 'Only you see it now.' : 'The others see it now.',
            )
          }
        />
      )}
    </section>
  );
}
