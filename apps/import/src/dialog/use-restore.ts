import { useData, useQuery } from '@evergift/data/react';
import { useMemo, useState } from 'react';
import type { Backup } from '../restore/backup.ts';
import type { BackupComparison } from '../restore/compare-backup.ts';

/** What restoring a file would do, and whether it may overwrite. */
export interface Restore {
  readonly backup: Backup;
  readonly comparison: BackupComparison;
  readonly overwrites: boolean;
  /** How many records would be written. */
  readonly count: number;
  /** All that is there is known: before, nothing could be compared. */
  readonly isReady: boolean;
  readonly setOverwrites: (overwrites: boolean) => void;
}

type Counted = Readonly<Record<'people' | 'events' | 'giftItems', readonly unknown[]>>;

export const countsOf = ({ people, events, giftItems }: Counted) => ({
  ...{ people: people.length, events: events.length, giftItems: giftItems.length },
});

const sum = (counted: Counted) => {
  const { people, events, giftItems } = countsOf(counted);
  return people + events + giftItems;
};

/** Compares a backup anew whenever records change, also from elsewhere. Undefined without a file. */
export function useRestore(
  backup: Backup | undefined,
  compare: (backup: Backup) => BackupComparison | undefined,
): Restore | undefined {
  const data = useData();
  const people = useQuery(data.people$);
  const events = useQuery(data.events$);
  const gifts = useQuery(data.giftItems$);
  const [overwritten, setOverwritten] = useState<Backup>();
  const comparison = useMemo(
    () => backup && compare(backup),
    // oxlint-disable-next-line react/exhaustive-deps -- what comes from elsewhere is compared anew
    [backup, people.data, events.data, gifts.data],
  );
  if (!backup || !comparison) return undefined;
  const overwrites = overwritten === backup;
  return {
    ...{ backup, comparison, overwrites },
    count: sum(comparison.missing) + (overwrites ? sum(comparison.different) : 0),
    isReady: people.complete && events.complete && gifts.complete,
    setOverwrites: (isOn) => setOverwritten(isOn ? backup : undefined),
  };
}
