import type { EventRow } from '@evergift/data';
import { BudgetCard, DateCard, fitInCard, ParticipantsCard } from './event-figures.tsx';
import styles from './event-stat-cards.module.css';

/** Date, participants and budget, beside each other where there is room. */
export function EventStatCards({ row }: { row: EventRow }) {
  const isCrowd = row.participants.length > fitInCard;
  return (
    <div className={styles.cards}>
      <DateCard row={row} />
      <div className={isCrowd ? styles.crowd : styles.few}>
        <ParticipantsCard row={row} isSection={isCrowd} />
      </div>
      <div className={styles.budget}>
        <BudgetCard row={row} />
      </div>
    </div>
  );
}
