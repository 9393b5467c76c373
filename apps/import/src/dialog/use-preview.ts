import type { DataError } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { useMemo, useState } from 'react';
import type { ImportedPerson } from '../people/import-people.ts';
import type { Candidate } from '../people/match-contacts.ts';
import type { ContactsFile } from '../read/contact.ts';
import { chosenPeople, groupCandidates, idOf } from './import-groups.ts';
import type { ImportGroups, NamesakeAnswer, Scope } from './import-groups.ts';

interface Choice {
  readonly file: ContactsFile | undefined;
  readonly scope: Scope;
  readonly answer: NamesakeAnswer;
  readonly withNotes: boolean;
  /** The ids of contacts that were taken out. */
  readonly left: ReadonlySet<string>;
}

/** What is in a file beside who is there, and what is chosen of it. */
export interface Preview extends Omit<Choice, 'file'> {
  readonly file: ContactsFile;
  readonly candidates: readonly Candidate[];
  readonly groups: ImportGroups;
  readonly chosen: readonly ImportedPerson[];
  /** Everybody who is there is known: before, nobody could be distinguished. */
  readonly isReady: boolean;
  readonly error: DataError | undefined;
  readonly change: (choice: Partial<Pick<Choice, 'scope' | 'answer' | 'withNotes'>>) => void;
  /** Takes the ids of those who stay picked of a group. */
  readonly pick: (group: readonly Candidate[], picked: ReadonlySet<string>) => void;
}

const untouched = (file: ContactsFile | undefined): Choice => ({
  ...{ file, scope: 'all', answer: 'skip', withNotes: false, left: new Set<string>() },
});

/** Matches a file anew whenever people change, also from elsewhere. Undefined without a file. */
export function usePreview(
  file: ContactsFile | undefined,
  match: (file: ContactsFile) => readonly Candidate[],
): Preview | undefined {
  const { data: people, complete, error } = useQuery(useData().people$);
  const [kept, setKept] = useState(() => untouched(file));
  const choice = kept.file === file ? kept : untouched(file);
  const candidates = useMemo(
    () => (file ? match(file) : []),
    // oxlint-disable-next-line react/exhaustive-deps -- whoever comes from elsewhere is matched anew
    [file, people],
  );
  const { scope, left, answer, withNotes } = choice;
  const groups = useMemo(() => groupCandidates(candidates, scope), [candidates, scope]);
  const chosen = useMemo(
    () => (complete ? chosenPeople({ groups, left, answer, withNotes }) : []),
    [complete, groups, left, answer, withNotes],
  );
  if (!file) return undefined;
  return {
    ...{ ...choice, file, candidates, groups, chosen, error, isReady: complete },
    change: (changed) => setKept({ ...choice, ...changed }),
    pick: (group, picked) => {
      const ids = new Set(group.map(idOf));
      const others = [...left].filter((id) => !ids.has(id));
      const taken = [...ids].filter((id) => !picked.has(id));
      setKept({ ...choice, left: new Set([...others, ...taken]) });
    },
  };
}
