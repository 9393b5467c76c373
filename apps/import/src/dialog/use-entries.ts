import type { DataError } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { useMemo, useState } from 'react';
import type { TableEntries, TableEntry } from '../entries/entry.ts';
import { entryId } from './entry-items.ts';
import type { ChosenTable } from './use-import.ts';

/** The events or gifts of a table beside what is there, and what is chosen of them. */
export interface EntriesPreview {
  readonly kind: 'events' | 'gifts';
  readonly new: readonly TableEntry[];
  readonly there: readonly TableEntry[];
  readonly unreadable: TableEntries['unreadable'];
  readonly chosen: readonly TableEntry[];
  /** The names of the people whom the chosen ones add. */
  readonly newPeople: readonly string[];
  /** The ids of entries that were taken out. */
  readonly left: ReadonlySet<string>;
  /** All that is there is known: before, nothing could be compared. */
  readonly isReady: boolean;
  readonly error: DataError | undefined;
  readonly pick: (picked: ReadonlySet<string>) => void;
}

const nothing: TableEntries = { entries: [], unreadable: [] };
const noneLeft: ReadonlySet<string> = new Set();

/** Each new name once, however it is written. */
function namesOfNew(entries: readonly TableEntry[]): string[] {
  const added = entries.flatMap(({ people }) => people.filter(({ id }) => id === ''));
  return [...new Map(added.map(({ name }) => [name.toLowerCase(), name])).values()];
}

/** Reads a table anew whenever records change, also from elsewhere. Undefined without one of events or gifts. */
export function useEntries(
  table: ChosenTable | undefined,
  read: (table: ChosenTable) => TableEntries,
): EntriesPreview | undefined {
  const data = useData();
  const people = useQuery(data.people$);
  const events = useQuery(data.events$);
  const gifts = useQuery(data.giftItems$);
  const [kept, setKept] = useState({ table, left: noneLeft });
  const left = kept.table === table ? kept.left : noneLeft;
  const { entries, unreadable } = useMemo(
    () => (table ? read(table) : nothing),
    // oxlint-disable-next-line react/exhaustive-deps -- what comes from elsewhere is compared anew
    [table, people.data, events.data, gifts.data],
  );
  const isReady = people.complete && events.complete && gifts.complete;
  const groups = useMemo(() => {
    const isNew = ({ match }: TableEntry) => match === 'new';
    return { new: entries.filter(isNew), there: entries.filter((entry) => !isNew(entry)) };
  }, [entries]);
  const chosen = useMemo(
    () => (isReady ? groups.new.filter((entry) => !left.has(entryId(entry))) : []),
    [isReady, groups, left],
  );
  const newPeople = useMemo(() => namesOfNew(chosen), [chosen]);
  if (!table || table.reading.kind === 'people') return undefined;
  return {
    ...{ kind: table.reading.kind, ...groups, unreadable, chosen, newPeople, left, isReady },
    error: people.error ?? events.error ?? gifts.error,
    pick: (picked) => {
      const taken = groups.new.map(entryId).filter((id) => !picked.has(id));
      setKept({ table, left: new Set(taken) });
    },
  };
}
