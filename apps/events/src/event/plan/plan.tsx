import type { EventRow } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Badge } from '@evergift/ui/badge';
import { Section } from '@evergift/ui/section';
import { Gift } from 'lucide-react';
import { OtherGifts } from './other-gifts.tsx';
import { Participant } from './participant.tsx';
import { wrapSoonDays, whoHasNothing } from './plan-words.ts';
import styles from './plan.module.css';

/**
 * 'Plan': for each participant what is bought, what is planned, and what else there is in mind. What has passed has
 * none: its gifts are in the Gift Tracker.
 */
export function Plan({ event }: { event: EventRow }) {
  const { data: plan } = useQuery(useData().eventPlan$(event.id));
  const isPast = event.days !== null && event.days < 0;
  if (!plan || (isPast && event.plannedCount === 0)) return null;
  const isSoon = event.days !== null && event.days >= 0 && event.days <= wrapSoonDays;
  return (
    <Section
      title={text('Plan')}
      actions={
        isSoon &&
        event.toWrap > 0 && (
          <Badge tone="warning" icon={<Gift size={14} aria-hidden />}>
            {text('{count} still to wrap', { count: event.toWrap })}
          </Badge>
        )
      }
    >
      {plan.rows.length > 0 && <p className={styles.summary}>{whoHasNothing(plan.rows)}</p>}
      <ul className={styles.rows} aria-label={text('Plan')}>
        {plan.rows.map((row) => (
          <Participant key={row.id} row={row} eventId={event.id} budget={event.budget} />
        ))}
        {plan.others.length > 0 && <OtherGifts gifts={plan.others} />}
      </ul>
    </Section>
  );
}
