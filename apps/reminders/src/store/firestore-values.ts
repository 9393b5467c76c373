type Fields = Readonly<Record<string, unknown>>;

/** A value of Firestore's JSON as a plain one; a moment becomes milliseconds since 1970. */
function plainValue(value: object): unknown {
  const [[kind = '', content] = []] = Object.entries(value) as [string, unknown][];
  switch (kind) {
    case 'nullValue':
      return null;
    case 'integerValue':
      return Number(content);
    case 'timestampValue':
      return Date.parse(String(content));
    case 'arrayValue':
      return ((content as { values?: object[] }).values ?? []).map(plainValue);
    case 'mapValue':
      return plainFields((content as { fields?: Record<string, object> }).fields);
    default:
      return content;
  }
}

export const plainFields = (fields: Readonly<Record<string, object>> = {}): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

/** Texts, yes and no, and whole numbers: what this program writes. */
function storedValue(value: unknown): object {
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { stringValue: String(value) };
}

export const storedFields = (fields: Fields): Record<string, object> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, storedValue(value)]),
  );
