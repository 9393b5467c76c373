/**
 * The parts of zod with which an app says what a form of its own takes. The records' own schemas need
 * them anyway, so a page has one copy of them, whoever uses them.
 */
export { maxLength, minLength, object, refine, string, trim } from 'zod/mini';
export type { output } from 'zod/mini';
