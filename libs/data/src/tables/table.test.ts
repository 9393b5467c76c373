import { expect, test } from 'vitest';
import { RowIndexes, MutableTable } from './table.ts';

interface Row {
  readonly id: string;
  readonly tag: string;
}

test('an index has the rows from before it was asked for, and follows what changes after', () => {
  const table = new MutableTable<Row>();
  const indexes = new RowIndexes(table);
  const byTag = ({ tag }: Row) => [tag];
  const put = (id: string, tag?: string) => {
    const [change] = table.apply([[id, tag === undefined ? undefined : { id, tag }]]);
    if (change) indexes.apply(change);
  };
  put('1', 'red');
  const index = indexes.by(byTag);
  expect([...index.ids('red')]).toEqual(['1']);
  put('2', 'red');
  put('1', 'blue');
  expect([...index.ids('red')]).toEqual(['2']);
  put('2');
  expect([...index.ids('red')]).toEqual([]);
  expect(indexes.by(byTag)).toBe(index);
});
