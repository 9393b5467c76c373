import fc from 'fast-check';
import { expect, test } from 'vitest';
import { int, text } from '../engine-fixture.ts';
import type { Fields, Value } from '../types.ts';
import { and, by, holding, idsOf, or, where } from './query-fixture.ts';

/** Plain JavaScript values, so that the reference shares no code with the engine. */
type Plain = number | string;
type Row = { id: string; a?: Plain; b?: Plain };
type Test = { field: 'a' | 'b'; operator: '<' | '<=' | '>' | '>=' | '==' | '!='; operand: Plain };
type Tree = Test | { and: Tree[] } | { or: Tree[] };
type Order = { field: 'a' | 'b'; descending: boolean };

const OPERATORS = {
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
};

const plains = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('k', 'l'));
const rows = fc.uniqueArray(
  fc.record(
    { id: fc.stringMatching(/^[a-z]{1,2}$/), a: plains, b: plains },
    { requiredKeys: ['id'] },
  ),
  { maxLength: 12, selector: ({ id }) => id },
) as fc.Arbitrary<Row[]>;
const tests: fc.Arbitrary<Test> = fc.record({
  field: fc.constantFrom('a', 'b'),
  operator: fc.constantFrom('<', '<=', '>', '>=', '=='),
  operand: plains,
});
const trees: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    tests,
    fc.record({ and: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ or: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }) }),
  ),
})).tree;
const orders: fc.Arbitrary<Order[]> = fc.uniqueArray(
  fc.record({ field: fc.constantFrom('a', 'b'), descending: fc.boolean() }),
  { maxLength: 2, selector: ({ field }) => field },
);

const stored = (plain: Plain): Value => (typeof plain === 'number' ? int(plain) : text(plain));

function holds(row: Row, tree: Tree): boolean {
  if ('and' in tree) return tree.and.every((inner) => holds(row, inner));
  if ('or' in tree) return tree.or.some((inner) => holds(row, inner));
  const value = row[tree.field];
  if (value === undefined) return false;
  if (tree.operator === '!=') return value !== tree.operand;
  if (typeof value !== typeof tree.operand) return false;
  const { operand } = tree;
  if (tree.operator === '<') return value < operand;
  if (tree.operator === '<=') return value <= operand;
  if (tree.operator === '>') return value > operand;
  if (tree.operator === '>=') return value >= operand;
  return value === operand;
}

const inequalities = (tree: Tree): ('a' | 'b')[] => {
  if ('and' in tree) return tree.and.flatMap(inequalities);
  if ('or' in tree) return tree.or.flatMap(inequalities);
  return tree.operator === '==' ? [] : [tree.field];
};

/** Numbers before texts, as the service sorts types. */
const compare = (left: Plain, right: Plain): number => {
  if (typeof left !== typeof right) return typeof left === 'number' ? -1 : 1;
  return left < right ? -1 : left > right ? 1 : 0;
};

function naive(all: Row[], tree: Tree, named: Order[], offset: number, limit: number): string {
  const descending = named[named.length - 1]?.descending ?? false;
  const implied = (['a', 'b'] as const).filter(
    (field) => inequalities(tree).includes(field) && !named.some((one) => one.field === field),
  );
  const full = [...named, ...implied.map((field) => ({ field, descending }))];
  const result = all.filter(
    (row) => holds(row, tree) && full.every(({ field }) => row[field] !== undefined),
  );
  result.sort((left, right) => {
    for (const one of full) {
      const order = compare(left[one.field] as Plain, right[one.field] as Plain);
      if (order !== 0) return one.descending ? -order : order;
    }
    return compare(left.id, right.id) * (descending ? -1 : 1);
  });
  return result
    .slice(offset, offset + limit)
    .map(({ id }) => id)
    .join(' ');
}

const toFilter = (tree: Tree): object => {
  if ('and' in tree) return and(...tree.and.map(toFilter));
  if ('or' in tree) return or(...tree.or.map(toFilter));
  return where(tree.field, OPERATORS[tree.operator], stored(tree.operand));
};

test('every query gives what filtering, sorting and cutting by hand give', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      trees,
      orders,
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 1, max: 12 }),
      async (all, tree, named, offset, limit) => {
        const engine = await holding(
          Object.fromEntries(
            all.map(({ id, ...fields }) => [
              id,
              Object.fromEntries(
                Object.entries(fields).map(([name, plain]) => [name, stored(plain)]),
              ) as Fields,
            ]),
          ),
        );
        const orderBy = named.map(({ field, descending }) =>
          by(field, descending ? 'DESCENDING' : 'ASCENDING'),
        );
        const query = { where: toFilter(tree), orderBy, offset, limit };
        expect(idsOf(engine, query)).toBe(naive(all, tree, named, offset, limit));
      },
    ),
    { numRuns: 500 },
  );
});
