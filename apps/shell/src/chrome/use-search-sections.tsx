import { searchCollection } from '@evergift/data';
import type { Data, SearchResult } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { Avatar } from '@evergift/ui/avatar';
import { useMemo } from 'react';
import { combineLatest, of } from 'rxjs';
import type { Observable } from 'rxjs';
import { ContributedIcon } from '../remotes/contributed-icon.tsx';
import type { ShownSearch } from '../remotes/merge-contributions.ts';
import { actionFor, useAction } from '../remotes/use-action.ts';
import type { RunnableSection } from './command-sections.tsx';

/** So many results of each kind are shown. */
const limit = 5;

type Results = readonly (readonly SearchResult[])[];

/** The results of each search, in the same order. Nothing is searched without a query. */
function resultsOf(data: Data, searches: readonly ShownSearch[], query: string) {
  const nothing$: Observable<readonly SearchResult[]> = of([]);
  if (query === '' || searches.length === 0) return of<Results>(searches.map(() => []));
  return combineLatest(
    searches.map(({ collection }) => searchCollection(data, collection, query) ?? nothing$),
  );
}

/** What the searches that the apps contribute find, a section for each. */
export function useSearchSections(
  searches: readonly ShownSearch[],
  query: string,
): readonly RunnableSection[] {
  const data = useData();
  const run = useAction();
  const search = query.trim();
  const results$ = useMemo(() => resultsOf(data, searches, search), [data, searches, search]);
  const results = useObservable<Results>(results$, []);
  return searches.map(({ title, icon, does }, index) => ({
    id: `search.${index}`,
    title,
    commands: (results[index] ?? []).slice(0, limit).map(({ id, label, detail }) => ({
      id: `search.${index}:${id}`,
      label,
      detail,
      icon: icon ? (
        <ContributedIcon icon={icon} size={18} />
      ) : (
        <Avatar name={label} seed={id} size="small" />
      ),
      run: () => run(actionFor(does, id)),
    })),
  }));
}
