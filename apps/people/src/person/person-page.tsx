import type { PersonRow } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { RecordLoading, RecordMissing } from '@evergift/forms';
import { useParams } from '@evergift/router';
import { Page } from '@evergift/ui/page';
import { useState } from 'react';
import { Given } from './given.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonGifts } from './person-gifts.tsx';
import { PersonHeader } from './person-header.tsx';
import { PersonStatCards } from './person-stat-cards.tsx';
import { UpcomingDates } from './upcoming-dates.tsx';

const peopleList = { href: '/people', label: 'People' };

/** One person: what comes up, what is planned for them, and what they were given. */
export function PersonPage() {
  const { personId = '' } = useParams();
  return <PersonDetails key={personId} personId={personId} />;
}

function PersonDetails({ personId }: { personId: string }) {
  const { data: row, complete, status } = useQuery(useData().person$(personId));
  // Whom this page deleted: shown until the list takes its place, half a second later.
  const [deleted, setDeleted] = useState<PersonRow>();

  const shown = row ?? deleted;
  if (!shown && status === 'loading') return <RecordLoading kind="Person" headHeight="7rem" />;
  if (!shown) {
    return <RecordMissing kind="Person" pronoun="They" list={peopleList} isCertain={complete} />;
  }
  return (
    <Page>
      <PersonHeader row={shown} onDelete={setDeleted} isDeleted={!row} />
      {row && (
        <>
          <PersonStatCards row={row} />
          <PersonGifts personId={row.id} />
          <UpcomingDates personId={row.id} />
          <PersonFacts row={row} />
          <Given personId={row.id} />
        </>
      )}
    </Page>
  );
}
