import { longestLink } from '../link/link.ts';

/** The limits of every field; the database's rules hold the same. Lengths in characters, amounts in cents. */
export const limits = {
  name: 200,
  shortText: 100,
  notes: 5000,
  type: 50,
  participants: 100,
  /** $1,000,000.00 */
  amount: 100_000_000,
  link: longestLink,
} as const;
