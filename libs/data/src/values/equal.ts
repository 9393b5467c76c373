/** Deep equality of plain data, bytes among it. */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(b, key) &&
      equal((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

/** The fields whose values differ from before: an edit writes these and no others. */
export function changedFields<Fields extends object>(
  before: object,
  after: Fields,
): Partial<Fields> {
  const known = before as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !equal(known[name], value)),
  ) as Partial<Fields>;
}
