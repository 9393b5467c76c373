import type { PersonRow } from '@evergift/data';
import { useData, useQuery, useObservable } from '@evergift/data/react';
import { RecordLoading, RecordMissing } from '@evergift/forms';
import { text } from '@evergift/language';
import { useParams } from '@evergift/router';
import { Page } from '@evergift/ui/page';
import { useState } from 'react';
import { Given } from './given.tsx';
import { PersonGifts } from './person-gifts.tsx';
import { PersonHeader } from './person-header.tsx';
import { PersonStatCards } from './person-stat-cards.tsx';
import { UpcomingDates } from './upcoming-dates.tsx';
import { CardGrid } from '@evergift/ui/layout';
import { GoodToKnow } from './good-to-know.tsx';
import { YearlyBudget } from './yearly-budget.tsx';
import { Card } from '@evergift/ui/card';
import styles from './person-notes.module.css';

/** What is worth remembering about a person; nothing when there is nothing. */
function PersonNotes({ notes }: { notes: string }) {
  if (!notes) return null;
  return (
    <Card as="section" title={text('Notes')}>
      <p className={styles.notes} dir="auto">
        {notes}
      </p>
    </Card>
  );
}

/** What one should know before choosing a present; as many cards as there is something to say. */
function PersonFacts({ row: { person, yearlyBudget } }: { row: PersonRow }) {
  const today = useObservable(useData().today$, '');
  const isKnown = [person.likes, person.sizes, person.avoids, person.notes].some(Boolean);
  if (!isKnown && !yearlyBudget) return null;
  return (
    <CardGrid columnWidth="18rem">
      <GoodToKnow person={person} />
      <PersonNotes notes={person.notes} />
      <YearlyBudget budget={yearlyBudget} year={today.slice(0, 4)} />
    </CardGrid>
  );
}

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
    return <RecordMissing kind="Person" listHref="/people" isCertain={complete} />;
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
