import type { Household } from './household.ts';

/** Olga's planner: Mia and Olga are persons of it, Emil is not. */
export const householdOf = (me: string, changes: Partial<Household> = {}): Household => ({
  me,
  ownerUid: 'olga',
  everyone: ['olga', 'emil', 'mia'],
  links: { mia: 'p-mia', olga: 'p-olga' },
  circles: new Set(['emil~olga']),
  ...changes,
});
