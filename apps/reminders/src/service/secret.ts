import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret of 128 bits, as 22 letters, digits, _ and -. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What a secret is looked up by: who sends another one learns nothing from the time that this takes. */
export const hashOf = (text: string): string => digest(text).toString('base64url');

/** Whether both are the same secret, in a time that does not depend on where they differ. '' is none. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected)) && expected !== '';
