import { useData, useQuery } from '@evergift/data/react';
import { useParams } from '@evergift/router';
import { EmptyState } from '@evergift/ui/empty-state';
import { ButtonLink } from '@evergift/ui/button-link';
import { Page } from '@evergift/ui/page';
import { PersonGifts } from './person-gifts.tsx';
import { PersonHeader } from './person-header.tsx';
import { PersonLoading } from './person-loading.tsx';
import { PersonNotes } from './person-notes.tsx';
import { PersonStatCards } from './person-stat-cards.tsx';
import { UpcomingDates } from './upcoming-dates.tsx';

/** One person: what comes up and what is planned for them (P8 to P11, R5). */
export function PersonPage() {
  const { personId = '' } = useParams();
  const { data: row, complete } = useQuery(useData().person$(personId));

  if (!row && !complete) return <PersonLoading />;
  if (!row) {
    return (
      <Page>
        <EmptyState
          title="Person not found"
          message="They may have been deleted, perhaps on another device."
          action={<ButtonLink href="/people">Back to People</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Page>
      <PersonHeader row={row} />
      <PersonStatCards row={row} />
      <PersonNotes notes={row.person.notes} />
      <UpcomingDates personId={row.id} />
      <PersonGifts personId={row.id} />
    </Page>
  );
}
