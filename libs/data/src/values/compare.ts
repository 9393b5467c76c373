interface Identified {
  readonly id: string;
}

interface Created extends Identified {
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** By code units: dates in their order, and ids in one that is the same on every device. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Breaks ties: gives what is equal otherwise one order, whatever was changed last. */
export const byId = (a: Identified, b: Identified): number => compareTexts(a.id, b.id);

export const oldestFirst = (a: Created, b: Created): number =>
  a.createdAt - b.createdAt || byId(a, b);
export const newestFirst = (a: Created, b: Created): number =>
  b.createdAt - a.createdAt || byId(a, b);
