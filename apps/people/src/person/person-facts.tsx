import type { PersonRow } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { CardGrid } from '@evergift/ui/layout';
import { GoodToKnow } from './good-to-know.tsx';
import { PersonNotes } from './person-notes.tsx';
import { YearlyBudget } from './yearly-budget.tsx';

/** What one should know before choosing a present; as many cards as there is something to say. */
export function PersonFacts({ row: { person, yearlyBudget } }: { row: PersonRow }) {
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
