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
const entry = fc.tuple(
  fc.integer({ min: 0, max: 120 }).map((number) => `r${number}`),
  fc.option(fc.record({ rank: fc.integer({ min: 0, max: 9 }), shown: fc.boolean() }), {
    nil: undefined,
  }),
);

test('a list that follows changes equals the list sorted anew', () => {
  fc.assert(
    fc.property(fc.array(fc.array(entry, { maxLength: 90 }), { maxLength: 8 }), (rounds) => {
      const table = new MutableTable<Row>();
      const sorted = new SortedRows(selection, []);
      for (const round of rounds) {
        const before = sorted.rows;
        const changes = table.apply(
          round.map(([id, fields]) => [id, fields && { id, ...fields }] as const),
        );
        const different = sorted.apply(changes, () => table.values());
        expect(sorted.rows).toEqual(new SortedRows(selection, table.values()).rows);
        if (!different) expect(sorted.rows).toBe(before);
      }
    }),
    { numRuns: 200 },
  );
});
