import { giftStageLabels, nextStage } from '@evergift/data';
import type { GiftRow } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useUndoable } from '@evergift/forms';
import { text } from '@evergift/language';
import { Badge } from '@evergift/ui/badge';
import { Button } from '@evergift/ui/button';
import { IconButton } from '@evergift/ui/icon-button';
import { ArrowRight } from 'lucide-react';
import styles from './gift-status.module.css';

// A map: a status that the data contains may be called 'constructor'.
const statusLabels = new Map([
  ['idea', text('Idea')],
  ['purchased', text('Purchased')],
]);

/** The last stage has no press that leads on: the focus goes to the row's next control, and not to the page's top. */
function focusAfter(button: Element): void {
  const controls = [
    ...(button.closest('[data-row]')?.querySelectorAll<HTMLElement>('a[href], button') ?? []),
  ];
  controls[controls.findIndex((control) => control === button) + 1]?.focus();
}

/** Moves a purchased gift on to its next stage by one press, and names that. */
function useNextStage({ gift }: Pick<GiftRow, 'gift'>) {
  const { commands } = useData();
  const change = useUndoable();
  const next = gift.status === 'purchased' ? nextStage(gift.stage) : undefined;
  if (next === undefined) return undefined;
  const { name } = gift;

  const moveOn = () =>
    change({
      run: () => commands.setGiftItemStage(gift.id, next),
      success: {
        message: text(
          '{stage, select, ordered {{name}: ordered.} arrived {{name}: arrived.} wrapped {{name}: wrapped.} other {{name}: given.}}',
          { stage: next, name },
        ),
      },
      failure: () => ({ title: text('Error'), message: text('Error updating {name}', { name }) }),
    });
  return {
    stage: giftStageLabels[next],
    label: text(
      '{stage, select, ordered {Mark {name} as ordered} arrived {Mark {name} as arrived} wrapped {Mark {name} as wrapped} other {Mark {name} as given}}',
      { stage: next, name },
    ),
    onPress: ({ target }: { target: Element }) => {
      if (nextStage(next) === undefined) focusAfter(target);
      void moveOn();
    },
  };
}

function NextStage({ gift }: Pick<GiftRow, 'gift'>) {
  const next = useNextStage({ gift });
  if (!next) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<ArrowRight className={styles.arrow} size={14} aria-hidden />}
      aria-label={next.label}
      onPress={next.onPress}
    >
      {next.stage}
    </Button>
  );
}

/** The same as an icon, at the end of a small screen's row. */
export function NextStageIcon({ gift }: GiftRow) {
  const next = useNextStage({ gift });
  if (!next) return null;
  return (
    <IconButton
      label={next.label}
      icon={<ArrowRight className={styles.arrow} size={18} aria-hidden />}
      size="small"
      onPress={next.onPress}
    />
  );
}

interface GiftBadgeProperties extends Pick<GiftRow, 'gift'> {
  /** Among words: a small screen's row. Default false. */
  isLow?: boolean;
}

/** Idea, Purchased or how far a purchase is. */
export function GiftBadge({ gift, isLow = false }: GiftBadgeProperties) {
  const isPurchased = gift.status === 'purchased';
  const stage = isPurchased && gift.stage ? giftStageLabels[gift.stage] : undefined;
  const badge = (
    <Badge tone={isPurchased ? 'positive' : 'neutral'}>
      {stage ?? statusLabels.get(gift.status) ?? gift.status}
    </Badge>
  );
  return isLow ? <span className={styles.low}>{badge}</span> : badge;
}

/** Its status, and the press that moves it on. */
export function GiftStatus({ gift }: GiftRow) {
  return (
    <span className={styles.status}>
      <GiftBadge gift={gift} />
      <NextStage gift={gift} />
    </span>
  );
}
