import { useData, useQuery } from '@evergift/data/react';
import { useParams } from '@evergift/router';
import { ButtonLink } from '@evergift/ui/button-link';
import { EmptyState } from '@evergift/ui/empty-state';
import { Page } from '@evergift/ui/page';
import { EventHeader } from './event-header.tsx';
import { EventLoading } from './event-loading.tsx';
import { EventNotes } from './event-notes.tsx';
import { EventStatCards } from './event-stat-cards.tsx';
import { GiftTracker } from './gift-tracker.tsx';

/** One event: when, for whom, the budget, and its gifts (E4 to E6, R5). */
export function EventPage() {
  const { eventId = '' } = useParams();
  const { data: row, complete } = useQuery(useData().event$(eventId));

  if (!row && !complete) return <EventLoading />;
  if (!row) {
    return (
      <Page>
        <EmptyState
          title="Event not found"
          message="It may have been deleted, perhaps on another device."
          action={<ButtonLink href="/events">Back to Events</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Page>
      <EventHeader row={row} />
      <EventStatCards row={row} />
      <EventNotes notes={row.event.notes} />
      <GiftTracker eventId={row.id} />
    </Page>
  );
}
