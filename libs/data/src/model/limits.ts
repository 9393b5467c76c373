import { largestAmount } from '../money/money.ts';
import { longestLink } from '../link/link.ts';

/** The limits of every field; the database's rules hold the same. Lengths in characters, amounts in cents. */
export const limits = {
  name: 200,
  shortText: 100,
  notes: 5000,
  type: 50,
  participants: 100,
  amount: largestAmount,
  link: longestLink,
} as const;

/** The text that is shown when a required field is missing (M5). */
export const requiredMessage = 'Please fill out all required fields.';
