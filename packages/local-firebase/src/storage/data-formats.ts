/** A key of the store and its value. */
export type Entry = readonly [key: string, value: string];

/** Leads the entries of one format to the next. Entries under `meta/` belong to the folder and are handed on. */
export type UpgradeStep = (entries: AsyncIterable<Entry>) => AsyncIterable<Entry>;

/**
 * How data of earlier formats become today's: the first step leads from format 1 to 2, and so on. A change of what is
 * stored that older code cannot read adds a step; a step that was released stays as it is.
 */
export const upgradeSteps: readonly UpgradeStep[] = [];

/** The format that code with these steps writes; it reads no newer one. */
export const formatAfter = (steps: readonly UpgradeStep[]): number => steps.length + 1;

/** Entries of an earlier format as they are in the present one. */
export const upgraded = (
  entries: AsyncIterable<Entry>,
  from: number,
  steps: readonly UpgradeStep[],
): AsyncIterable<Entry> => steps.slice(from - 1).reduce((before, step) => step(before), entries);
