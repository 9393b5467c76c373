import type { EventRow } from '@evergift/data';
import { BudgetCard, DateCard, ParticipantsCard } from './event-figures.tsx';
import styles from './event-stat-cards.module.css';

/** How many participants fit into a card of the row; more get a row of their own. */
const fitInCard = 3;

/** Date, participants and budget, beside each other where there is room. */
export function EventStatCards({ row }: { row: EventRow }) {
  const isCrowd = row.participants.length > fitInCard;
  return (
    <div className={styles.cards}>
      <DateCard row={row} />
      <div className={isCrowd ? styles.crowd : styles.few}>
        <ParticipantsCard row={row} />
      </div>
      <div className={styles.budget}>
        <BudgetCard row={row} />
      </div>
    </div>
  );
}
