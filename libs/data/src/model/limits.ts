import { longestLink } from '../link/link.ts';

/** The limits of every field; the database rules have the same. Lengths in characters, amounts in cents. */
export const limits = {
  name: 200,
  shortText: 100,
  notes: 5000,
  type: 50,
  preferences: 1000,
  participants: 100,
  /** People who share a gift beside its first one. */
  sharers: 20,
  reminders: 5,
  /** Days before an event. */
  reminderDays: 365,
  timeZone: 64,
  /** In the smallest unit of any currency; sums of hundreds of them are exact. */
  amount: 10_000_000_000_000,
  link: longestLink,
  /** Bytes of a gift's picture. */
  photo: 200_000,
  /** The longer side of a gift's picture, in pixels. */
  photoSide: 1280,
} as const;
