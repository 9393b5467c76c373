interface Identified {
  readonly id: string;
}

/** Gives what is equal otherwise one order, whatever was changed last. */
export const byId = (a: Identified, b: Identified): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
