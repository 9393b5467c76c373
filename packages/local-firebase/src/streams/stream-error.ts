import { STATUS_NUMBERS, type StatusError } from '../firestore/types.ts';
import type { Json } from '../firestore/refuse.ts';

/** The payload that ends a stream for the client; it reads `status` and `message`. */
export const streamError = ({ status, message }: StatusError): Json => ({
  error: { code: STATUS_NUMBERS[status], message, status },
});
