import { text } from '@evergift/language';
import { formatCalendarDate, formatMoney } from '@evergift/data';
import type { EventRow } from '@evergift/data';
import { ButtonLink } from '@evergift/ui/button-link';
import { Card } from '@evergift/ui/card';
import { CountdownBadge } from '@evergift/ui/countdown-badge';
import { Progress } from '@evergift/ui/progress';
import { Fragment, memo } from 'react';
import styles from './event-card.module.css';

/** One event of the timeline: when, for whom, and how far the presents and the budget are. */
export const EventCard = memo(function EventCard({ event }: { event: EventRow }) {
  const { participants, purchasedPeople, budget } = event;
  return (
    <Card as="li" paperSeeds={participants.map(({ id }) => id)}>
      <div className={styles.card}>
        <div className={styles.heading}>
          <h3 className={styles.title}>
            <bdi>{event.title}</bdi>
          </h3>
          <CountdownBadge days={event.days} urgency={event.urgency ?? 'none'} />
        </div>
        <p className={styles.date}>
          {[formatCalendarDate(event.event.date), event.turns].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.people}>
          {participants.map(({ id, label }, index) => (
            <Fragment key={id}>
              {index > 0 && text(', ')}
              <bdi>{label}</bdi>
            </Fragment>
          ))}
        </p>
        {participants.length > 0 && (
          <Progress
            label={text('People with a gift')}
            value={purchasedPeople}
            max={participants.length}
            valueText={`${purchasedPeople}/${participants.length}`}
          />
        )}
        {budget ? (
          <Progress
            label={text('Budget')}
            value={budget.totalPurchased}
            max={budget.eventBudget}
            valueText={`${formatMoney(budget.totalPurchased)} / ${formatMoney(budget.eventBudget)}`}
          />
        ) : (
          <p className={styles.noBudget}>{text('No budget set')}</p>
        )}
        <ButtonLink
          href={`/events/${event.id}`}
          variant="secondary"
          aria-label={text('Go To Event: {title}', { title: event.title })}
        >
          {text('Go To Event')}
        </ButtonLink>
      </div>
    </Card>
  );
});
