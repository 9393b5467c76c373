import type { BudgetSummary, GiftRow } from '@evergift/data';
import { formatMoney } from '@evergift/data';
import { GiftPhoto } from '@evergift/gift-list';
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
    isPlanned ? 'planned' : plannedEvent && `planned for ${plannedEvent.title}`,
  ].filter(Boolean);

  return (
    <li className={styles.gift} data-gift={gift.id}>
      <GiftPhoto gift={gift} />
      <span className={styles.name}>
        <bdi>{gift.name}</bdi> <span className={styles.aside}>{asides.join(', ')}</span>
      </span>
      <span className={styles.amount}>
        {costInWords(row)}
        {over > 0 && row.cost > 0 && (
          <span className={styles.over}> {formatMoney(over)} over the budget</span>
        )}
      </span>
      {asking === 'now' ? (
        <div className={styles.ask}>
          <AmountForm
            label={`What did ${gift.name} cost?`}
            initialValue={gift.estimatedCost}
            onSave={(cents) => void buy(cents)}
            onCancel={() => setAsking('left')}
          />
        </div>
      ) : (
        <span className={styles.actions}>
          <Button
            size="small"
            autoFocus={asking === 'left'}
            aria-label={`Bought: ${gift.name}`}
            onPress={() => setAsking('now')}
          >
            Bought
          </Button>
          {isPlanned ? (
            <Button
              size="small"
              variant="quiet"
              aria-label={`Unplan ${gift.name}`}
              onPress={() => move(actions.unplan)}
            >
              Unplan
            </Button>
          ) : (
            <Button
              size="small"
              variant="quiet"
              aria-label={`Plan ${gift.name}`}
              onPress={() => move(actions.plan)}
            >
              Plan
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
