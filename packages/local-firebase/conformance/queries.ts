import { integer } from './target.ts';

/** Documents whose `n` is above a number, in its order, as the SDK words it. */
export const above = (n: number) => ({
  where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: integer(n) } },
  orderBy: [
    { field: { fieldPath: 'n' }, direction: 'ASCENDING' },
    { field: { fieldPath: '__name__' }, direction: 'ASCENDING' },
  ],
});
