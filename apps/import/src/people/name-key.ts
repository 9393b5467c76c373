/** What two names have in common that are the same name: case, spaces and the way letters are encoded do not matter. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
