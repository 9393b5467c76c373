import { compareBytes } from '../storage/byte-order.ts';

export { compareBytes };

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Firestore stores UTF-8; a lone surrogate has no UTF-8 form. */
export const isUnicode = (text: string): boolean => !LONE_SURROGATE.test(text);

export const byteLength = (text: string): number => Buffer.byteLength(text, 'utf8');

/** `__anything__` belongs to the service, as a document id, collection id or field name. */
export const isReserved = (name: string): boolean => /^__.*__$/s.test(name);
