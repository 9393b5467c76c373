/** The most that an amount may be, in the smallest unit of any currency. */
export const largestAmount = 10_000_000_000_000;
/** The longest id that a document may have. */
export const longId = 'i'.repeat(128);

/** Ids of so many people. */
export const many = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `person-${index}`);

/** A text of so many characters. */
export const text = (length: number): string => 'x'.repeat(length);
