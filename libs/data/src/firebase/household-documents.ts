import { Timestamp, type DocumentData } from 'firebase/firestore';
import type { Invitation, StoredHousehold } from '../store/household-store.ts';

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** What a household's document says; what is no name is left out. */
export function readHousehold({ members, links, currency }: DocumentData): StoredHousehold {
  return {
    members: entriesOf(members).map(([uid, member]) => ({
      uid,
      name: textOf((member as { name?: unknown } | null)?.name),
    })),
    links: Object.fromEntries(entriesOf(links).map(([uid, person]) => [uid, textOf(person)])),
    currency: textOf(currency),
  };
}

/** How long an invitation is good, in milliseconds. */
export const week = 7 * 24 * 60 * 60 * 1000;

export function readInvitation(
  token: string,
  data: DocumentData | undefined,
): Invitation | undefined {
  if (!data) return undefined;
  const { createdAt } = data as { createdAt: unknown };
  const { from, personId } = data;
  return {
    ...{ token, from: textOf(from), personId: textOf(personId) },
    createdAt: createdAt instanceof Timestamp ? createdAt.toMillis() : Date.now(),
  };
}
