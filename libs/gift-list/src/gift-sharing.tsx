import type { GiftItem, GiftSharing, Outcome, SharedGift } from '@evergift/data';
import type { UndoableChange } from '@evergift/forms';
import { text } from '@evergift/language';
import type { MenuAction } from '@evergift/ui/data-list';
import { EyeOff, HandHeart, Undo2 } from 'lucide-react';
import styles from './gift-sharing.module.css';

/** Who gets a gift, as a sentence: 'Sam gets it', 'You got it'; '' for nobody. */
export function takerText({ taker }: SharedGift, { status }: GiftItem): string {
  if (!taker) return '';
  const { isMe, name } = taker;
  if (status === 'purchased') return isMe ? text('You got it') : text('{name} got it', { name });
  return isMe ? text('You get it') : text('{name} gets it', { name });
}

/** Who gets a gift, and who does not see it; nothing where there is nothing to say. */
export function GiftTaker({ gift, sharing }: { gift: GiftItem; sharing: GiftSharing }) {
  const shared = sharing.of(gift);
  const taker = takerText(shared, gift);
  const surprise = shared.surprised.length > 0 ? text('A surprise') : '';
  const secret = shared.isOnlyMine ? text('Only you see this') : surprise;
  if (!taker && !secret) return null;
  return (
    <p className={styles.taker}>
      {taker && (
        <span>
          <HandHeart size={14} aria-hidden /> <bdi>{taker}</bdi>
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

/** 'I’ll get it' and its way back, for an idea; none for what another gets. */
export function takeActions(
  gift: GiftItem,
  sharing: GiftSharing,
  change: (change: UndoableChange) => Promise<boolean>,
): MenuAction[] {
  if (gift.status === 'purchased') return [];
  const { taker } = sharing.of(gift);
  if (taker && !taker.isMe) return [];
  const run = (outcome: () => Outcome, message: string) =>
    void change({
      run: outcome,
      success: { message },
      failure: (error) => ({
        title: error.kind === 'conflict' ? text('Somebody was faster') : text('Error'),
        message: error.message,
      }),
    });
  if (taker) {
    const free = text('{name} is free again.', { name: gift.name });
    return [
      {
        ...{ id: 'give-back', label: text('Leave to others') },
        icon: <Undo2 className={styles.back} size={18} aria-hidden />,
        onAction: () => run(() => sharing.giveBack(gift.id), free),
      },
    ];
  }
  return [
    {
      ...{ id: 'take', label: text('I’ll get it'), icon: <HandHeart size={18} aria-hidden /> },
      onAction: () =>
        run(() => sharing.take(gift.id), text('You get {name}.', { name: gift.name })),
    },
  ];
}
