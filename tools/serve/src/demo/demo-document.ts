/** A document of the demo: its path below `users/{uid}`, and its fields without the timestamps. */
export interface DemoDocument {
  path: string;
  fields: Record<string, string | number | boolean | null | readonly string[] | Uint8Array>;
}

/** The fields that are set: an optional one that contains its default is left out of a document. */
export function whenSet(fields: {
  readonly [name: string]: string | number | readonly string[] | undefined;
}) {
  const set = Object.entries(fields).filter(
    (entry): entry is [string, string | number | readonly string[]] => entry[1] !== undefined,
  );
  return Object.fromEntries(set);
}
