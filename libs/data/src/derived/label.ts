import type { Person } from '../model/person.ts';

/** What someone is called who is gone, or has no name. */
export const unknownLabel = 'Unknown';

/** Nickname preferred, else the name, else 'Unknown'. */
export function labelOf(person: Person | undefined): string {
  return person?.nickname || person?.name || unknownLabel;
}
