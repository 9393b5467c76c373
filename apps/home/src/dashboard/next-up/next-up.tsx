import { text } from '@evergift/language';
import type { NextStep } from '@evergift/data';
import { EmptyState } from '@evergift/ui/empty-state';
import { useRowFocus } from '@evergift/ui/row-focus';
import { useMemo, useRef } from 'react';
import { BudgetStep } from './budget-step.tsx';
import { FirstStep } from './first-step.tsx';
import { NextUpCard } from './next-up-card.tsx';
import { PresentStep } from './present-step.tsx';
import styles from './next-up.module.css';
import { WrapStep } from './wrap-step.tsx';

function Step({ step }: { step: NextStep }) {
  if (step.kind === 'present') return <PresentStep step={step} />;
  if (step.kind === 'wrap') return <WrapStep step={step} />;
  if (step.kind === 'budget') return <BudgetStep step={step} />;
  return <FirstStep step={step} />;
}

interface NextUpProperties {
  steps: readonly NextStep[];
  /** The server said so, now or when this device was last in step. */
  isKnown: boolean;
}

/** What is worth doing now, most urgent first, each with one press that does it. */
export function NextUp({ steps, isKnown }: NextUpProperties) {
  const ids = useMemo(() => steps.map(({ id }) => id), [steps]);
  const calm = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(ids, calm);

  // Nobody knows what there is to do; the notices above say why.
  if (steps.length === 0 && !isKnown) return null;
  return (
    <NextUpCard>
      {steps.length > 0 ? (
        <ul className={styles.steps} {...focus}>
          {steps.map((step) => (
            <li key={step.id} className={styles.step} data-row={step.id}>
              <Step step={step} />
            </li>
          ))}
        </ul>
      ) : (
        <div ref={calm}>
          <EmptyState
            isCompact
            title={text('All set')}
            message={text('Everybody with an occasion ahead has a present. Enjoy the day.')}
          />
        </div>
      )}
    </NextUpCard>
  );
}
