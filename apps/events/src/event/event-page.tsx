import type { EventRow } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { RecordLoading, RecordMissing } from '@evergift/forms';
import { text } from '@evergift/language';
import { useParams } from '@evergift/router';
import { useMediaQuery, WIDE } from '@evergift/ui/media-query';
import { Page } from '@evergift/ui/page';
import { StatRow } from '@evergift/ui/stat-card';
import { useState } from 'react';
import {
  BudgetCard,
  DateCard,
  EventBudgetCard,
  ParticipantsCard,
  fitInCard,
} from './event-figures.tsx';
import { EventHeader } from './event-header.tsx';
import { EventReminders } from './event-reminders.tsx';
import { GiftTracker } from './gift-tracker.tsx';
import { LastTime } from './last-time.tsx';
import { Plan } from './plan/plan.tsx';
import { Card } from '@evergift/ui/card';
import styles from './event-page.module.css';

/** Date, participants and budget, beside each other where there is room. */
function EventStatCards({ row }: { row: EventRow }) {
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

/** What is worth remembering about the event; nothing when there is nothing. */
function EventNotes({ notes }: { notes: string }) {
  if (!notes) return null;
  return (
    <Card as="section" title={text('Notes')}>
      <p className={styles.notes} dir="auto">
        {notes}
      </p>
    </Card>
  );
}

/**
 * One event: when, for whom, the budget, the plan and its gifts, and who got what last time. On a
 * phone the plan comes before what only informs.
 */
export function EventPage() {
  const { eventId = '' } = useParams();
  return <EventDetails key={eventId} eventId={eventId} />;
}

function EventDetails({ eventId }: { eventId: string }) {
  const { data: row, complete, status } = useQuery(useData().event$(eventId));
  // What this page deleted: shown until the list takes its place, half a second later.
  const [deleted, setDeleted] = useState<EventRow>();
  const isWide = useMediaQuery(WIDE);
  const shown = row ?? deleted;
  if (!shown && status === 'loading') return <RecordLoading kind="Event" headHeight="9rem" />;
  if (!shown) {
    return <RecordMissing kind="Event" listHref="/events" isCertain={complete} />;
  }
  return (
    <Page>
      <EventHeader row={shown} onDelete={setDeleted} isDeleted={!row} />
      {row && (
        <>
          {isWide ? (
            <EventStatCards row={row} />
          ) : (
            <StatRow>
              <DateCard row={row} />
              <BudgetCard row={row} hasBar={false} />
            </StatRow>
          )}
          <Plan event={row} />
          {!isWide && row.budget && <EventBudgetCard budget={row.budget} />}
          <EventNotes notes={row.event.notes} />
          <GiftTracker event={row} />
          {!isWide && <ParticipantsCard row={row} isSection />}
          <EventReminders row={row} />
          <LastTime eventId={row.id} />
        </>
      )}
    </Page>
  );
}
