import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SortedRows } from './sorted-rows.ts';
import { MutableTable } from './table.ts';

interface Row {
  readonly id: string;
  readonly rank: number;
  readonly shown: boolean;
}

const selection = {
  include: ({ shown }: Row) => shown,
  compare: (a: Row, b: Row) => a.rank - b.rank,
};
/** Of 121 rows: from 64 changes at once on everything is sorted again. */
const entry = fc.tuple(
  fc.integer({ min: 0, max: 120 }).map((number) => `r${number}`),
  fc.option(fc.record({ rank: fc.integer({ min: 0, max: 9 }), shown: fc.boolean() }), {
    nil: undefined,
  }),
);

const round = fc.oneof(
  fc.array(entry, { maxLength: 20 }),
  fc.array(entry, { minLength: 200, maxLength: 300 }),
);

test('a list that follows changes equals the list sorted anew', () => {
  fc.assert(
    fc.property(fc.array(round, { maxLength: 8 }), (rounds) => {
      const table = new MutableTable<Row>();
      const sorted = new SortedRows(selection, []);
      for (const entries of rounds) {
        const before = sorted.rows;
        const changes = table.apply(
          entries.map(([id, fields]) => [id, fields && { id, ...fields }] as const),
        );
        const different = sorted.apply(changes, () => table.values());
        expect(sorted.rows).toEqual(new SortedRows(selection, table.values()).rows);
        if (!different) expect(sorted.rows).toBe(before);
      }
    }),
    { numRuns: 200 },
  );
});

test('changes of what the list does not show leave it as it was, however many', () => {
  const table = new MutableTable<Row>();
  const rowsOf = (shown: boolean, rank: number) =>
    Array.from({ length: 70 }, (_, index) => {
      const id = `${shown ? 'shown' : 'hidden'}${index}`;
      return [id, { id, rank, shown }] as const;
    });
  const sorted = new SortedRows(selection, []);
  const apply = (entries: ReturnType<typeof rowsOf>) =>
    sorted.apply(table.apply(entries), () => table.values());
  expect(apply(rowsOf(true, 1))).toBe(true);
  const before = sorted.rows;
  expect(apply(rowsOf(false, 1))).toBe(false);
  expect(apply(rowsOf(false, 2).slice(0, 3))).toBe(false);
  expect(apply([])).toBe(false);
  expect(sorted.rows).toBe(before);
  expect(apply(rowsOf(true, 2))).toBe(true);
  expect(before[0]?.rank).toBe(1);
});
