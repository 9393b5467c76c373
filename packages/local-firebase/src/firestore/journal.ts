/** One commit in the journal: when, and which documents it changed. */
export interface JournalEntry {
  microseconds: number;
  names: readonly string[];
}

export type Journal = ReturnType<typeof createJournal>;

/**
 * Which documents changed when, as far back as the journal reaches. Deleted documents are in it
 * like changed ones, so it contains the tombstones as well. `entries` are the stored ones in order,
 * complete after `start`; `capacity` bounds the number of names.
 */
export function createJournal(entries: readonly JournalEntry[], start: number, capacity: number) {
  let kept = [...entries];
  let first = 0;
  let from = start;
  let size = kept.reduce((sum, entry) => sum + weight(entry), 0);

  /** Drops the oldest commits as long as `isTooMuch` says so. */
  const drop = (isTooMuch: (oldest: JournalEntry) => boolean): JournalEntry[] => {
    const dropped: JournalEntry[] = [];
    for (let oldest = kept[first]; oldest && isTooMuch(oldest); oldest = kept[first]) {
      first += 1;
      size -= weight(oldest);
      from = oldest.microseconds;
      dropped.push(oldest);
    }
    if (first > 1000 && first * 2 > kept.length) {
      kept = kept.slice(first);
      first = 0;
    }
    return dropped;
  };

  return {
    /** Adds a commit and drops the oldest ones beyond the bound; returns those dropped. */
    append(entry: JournalEntry): JournalEntry[] {
      kept.push(entry);
      size += weight(entry);
      return drop(() => size > capacity);
    },
    /** Drops the commits up to this time (microseconds); returns them. */
    forget: (before: number) => drop(({ microseconds }) => microseconds <= before),
    /** Commits after this time (microseconds) are all in the journal. */
    reachesBackTo: () => from,
    /** Names changed after `microseconds`, or undefined when the journal does not reach back so far. */
    changedSince(microseconds: number): Set<string> | undefined {
      if (microseconds < from) return undefined;
      const names = new Set<string>();
      for (let index = kept.length - 1; index >= first; index -= 1) {
        const entry = kept[index] as JournalEntry;
        if (entry.microseconds <= microseconds) break;
        for (const name of entry.names) names.add(name);
      }
      return names;
    },
  };
}

const weight = (entry: JournalEntry): number => Math.max(1, entry.names.length);
