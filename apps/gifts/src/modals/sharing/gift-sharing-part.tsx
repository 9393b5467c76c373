import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import type { GiftItem, Outcome, Planner } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useUndoable } from '@evergift/forms';
import { takeActions, takerText } from '@evergift/gift-list';
import { Button } from '@evergift/ui/button';
import { Switch } from '@evergift/ui/switch';
import { Gift } from 'lucide-react';
import styles from './sharing.module.css';
import { namesOf, Surprised } from './surprised.tsx';

interface GiftSharingPartProperties {
  gift: GiftItem;
  planner: Planner;
}

/** Who noted a gift, who gets it and who sees it. What is pressed here is done at once, with Undo. */
export function GiftSharingPart({ gift, planner }: GiftSharingPartProperties) {
  const { commands } = useData();
  const change = useUndoable();
  const sharing = planner.gifts;
  if (!sharing) return null;
  const [take] = takeActions(gift, sharing, change);
  const shared = sharing.of(gift);
  const { noter, surprised, isOnlyMine, mayBeOnlyMine } = shared;
  const taker = takerText(shared, gift);

  const run = (action: () => Outcome, message: string) =>
    void change({
      run: action,
      success: { message },
      failure: (error) => ({ title: text('Error'), message: error.message }),
    });
  const reveal = () => {
    const names = namesOf(surprised);
    if (!window.confirm(text('Show {gift} to {people}?', { gift: gift.name, people: names })))
      return;
    run(() => sharing.reveal(gift.id), text('{people} can see it now.', { people: names }));
  };

  return (
    <section className={styles.part} aria-label={text('Planning together')}>
      <div className={styles.row}>
        <p className={styles.note}>
          {noter && (
            <>
              {noter.isMe
                ? text('Noted by you.')
                : sentence('Noted by {person}.', { person: <bdi>{noter.name}</bdi> })}{' '}
            </>
          )}
          {taker && <bdi>{taker}.</bdi>}
        </p>
        {take && (
          <Button size="small" icon={take.icon} onPress={take.onAction}>
            {take.label}
          </Button>
        )}
      </div>
      {surprised.length > 0 && (
        <div className={styles.row}>
          <Surprised members={surprised} />
          {noter?.isMe && !isOnlyMine && (
            <Button
              size="small"
              variant="quiet"
              icon={<Gift size={16} aria-hidden />}
              onPress={reveal}
            >
              {text('Reveal…')}
            </Button>
          )}
        </div>
      )}
      {mayBeOnlyMine && (
        <Switch
          label={text('Only I see this')}
          value={isOnlyMine}
          onChange={(isOn) =>
            run(
              () => commands.editGiftItem(gift.id, { seenBy: isOn ? 'me' : 'others' }),
              isOn ? text('Only you see it now.') : text('The others see it now.'),
            )
          }
        />
      )}
    </section>
  );
}
