import type { GiftItem, GiftRow, Planner, PlannerMember } from '@evergift/data';
import { useUndoable } from '@evergift/forms';
import type { MenuAction } from '@evergift/ui/data-list';
import { EyeOff, HandHeart, Undo2 } from 'lucide-react';
import { createContext, use } from 'react';
import styles from './gift-sharing.module.css';

/** The planner that a list is of; undefined where nobody shares. */
export const PlannerContext = createContext<Planner | undefined>(undefined);

/** Who gets a gift, as a sentence: 'Sam gets it', 'You got it'; '' for nobody. */
function takerText({ takenBy, status }: GiftItem, planner: Planner | undefined): string {
  const taker = planner?.members.find(({ uid }) => uid === takenBy);
  if (!taker) return '';
  const name = taker.isMe ? 'You' : taker.name;
  if (status === 'purchased') return `${name} got it`;
  return taker.isMe ? `${name} get it` : `${name} gets it`;
}

/** Who does not see a gift, in words: those whom it is for, or everybody else; '' when all see it. */
function secretText({ circle, personId, alsoFor }: GiftItem, planner: Planner | undefined): string {
  const readers = circle?.split('~');
  const unseen = planner?.members.filter(({ uid }) => readers && !readers.includes(uid)) ?? [];
  if (unseen.length === 0) return '';
  const isSurprised = ({ personId: linked }: PlannerMember) =>
    linked === personId || alsoFor.includes(linked);
  return unseen.every(isSurprised) ? 'A surprise' : 'Only you see this';
}

/** Who gets a gift, and who does not see it; nothing in a planner of one. */
export function GiftTaker({ gift }: Pick<GiftRow, 'gift'>) {
  const planner = use(PlannerContext);
  const text = takerText(gift, planner);
  const secret = secretText(gift, planner);
  if (!text && !secret) return null;
  return (
    <p className={styles.taker}>
      {text && (
        <span>
          <HandHeart size={14} aria-hidden /> <bdi>{text}</bdi>
        </span>
      )}
      {secret && (
        <span>
          <EyeOff size={14} aria-hidden /> {secret}
        </span>
      )}
    </p>
  );
}

/** 'I’ll get it' and its way back, for a gift of a planner of several; none for what another gets. */
export function useTakeAction(): (gift: GiftItem, planner: Planner | undefined) => MenuAction[] {
  const change = useUndoable();
  return (gift, planner) => {
    const me = planner?.members.find(({ isMe }) => isMe);
    const sharing = planner?.gifts;
    if (!me || !sharing || gift.status === 'purchased') return [];
    if (gift.takenBy === me.uid) {
      return [
        {
          id: 'give-back',
          label: 'Leave to others',
          icon: <Undo2 size={18} aria-hidden />,
          onAction: () =>
            void change({
              run: () => sharing.giveBack(gift.id),
              success: { message: `${gift.name} is free again.` },
              failure: ({ message }) => ({ title: 'Error', message }),
            }),
        },
      ];
    }
    const isFree = !planner.members.some(({ uid }) => uid === gift.takenBy);
    if (!isFree) return [];
    return [
      {
        id: 'take',
        label: 'I’ll get it',
        icon: <HandHeart size={18} aria-hidden />,
        onAction: () =>
          void change({
            run: () => sharing.take(gift.id),
            success: { message: `You get ${gift.name}.` },
            failure: ({ kind, message }) => ({
              title: kind === 'conflict' ? 'Somebody was faster' : 'Error',
              message,
            }),
          }),
      },
    ];
  };
}
