import { Timestamp, type DocumentData } from 'firebase/firestore';

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  return Array.isArray(value) ? value.map(plain) : value;
}

/** A document's fields with moments as milliseconds since 1970. */
export function plainFields(data: DocumentData): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, plain(value)]));
}
