import type { BudgetSummary, GiftRow } from '@evergift/data';
import { formatMoney } from '@evergift/data';
import { GiftPhoto } from '@evergift/gift-list';
import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import { AmountForm } from '@evergift/ui/amount-form';
import { Button } from '@evergift/ui/button';
import { useRef, useState } from 'react';
import { costInWords, sharedWith } from './plan-words.ts';
import styles from './plan.module.css';
import { usePlanActions } from './use-plan-actions.ts';

interface IdeaProperties {
  row: GiftRow;
  eventId: string;
  personId: string;
  budget: BudgetSummary | null;
  /** Called before a change that takes away the pressed control. */
  onChange: () => void;
}

/** An idea, planned for the event or not yet: one press plans it, one has it bought. */
export function Idea({ row, eventId, personId, budget, onChange }: IdeaProperties) {
  const { gift, plannedEvent } = row;
  const isPlanned = gift.plannedEventId === eventId;
  const actions = usePlanActions(row, eventId);
  const [asking, setAsking] = useState<'not-yet' | 'now' | 'left'>('not-yet');
  const isSaving = useRef(false);

  const buy = async (cents: number) => {
    if (isSaving.current) return;
    isSaving.current = true;
    onChange();
    await actions.buy(cents);
    isSaving.current = false;
  };
  const move = (change: () => Promise<boolean>) => {
    onChange();
    void change();
  };
  const over = budget && !isPlanned ? row.cost - budget.leftAfterPlans : 0;
  const asides = [
    sharedWith(row, personId),
    isPlanned
      ? text('planned')
      : plannedEvent && text('planned for {event}', { event: plannedEvent.title }),
  ].filter(Boolean);

  return (
    <li className={styles.gift} data-gift={gift.id}>
      <GiftPhoto gift={gift} />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{gift.name}</bdi> <span className={styles.aside}>{asides.join(text(', '))}</span>
        </span>
        <span className={styles.amount}>
          {costInWords(row)}
          {over > 0 && row.cost > 0 && (
            <span className={styles.over}>
              {' '}
              {text('{amount} over the budget', { amount: formatMoney(over) })}
            </span>
          )}
        </span>
      </span>
      {asking === 'now' ? (
        <div className={styles.ask}>
          <AmountForm
            label={text('What did {name} cost?', { name: gift.name })}
            initialValue={gift.estimatedCost}
            onSave={(cents) => void buy(cents)}
            onCancel={() => setAsking('left')}
          />
        </div>
      ) : (
        <span className={styles.actions} data-unprinted>
          <Button
            size="small"
            autoFocus={asking === 'left'}
            aria-label={text('Bought: {name}', { name: gift.name })}
            onPress={() => setAsking('now')}
          >
            {text('Bought')}
          </Button>
          {isPlanned ? (
            <Button
              size="small"
              variant="quiet"
              aria-label={text('Unplan {name}', { name: gift.name })}
              onPress={() => move(actions.unplan)}
            >
              {text('Unplan')}
            </Button>
          ) : (
            <Button
              size="small"
              variant="quiet"
              aria-label={text('Plan {name}', { name: gift.name })}
              onPress={() => move(actions.plan)}
            >
              {sentence('<verb>Plan</verb>', { verb: (word) => word })}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
