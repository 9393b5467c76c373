/** What every stored record carries beside its own fields. Moments are milliseconds since 1970, 0 when unknown. */
export interface StoredRecord {
  readonly id: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Applied on this device, not yet confirmed by the server. */
  readonly pending: boolean;
  /** Set when the stored document does not say what is read of it: its next edit repairs it. */
  readonly invalid?: true;
  /** Fields of the document that this release does not know, as they were read: they survive what it does. */
  readonly unknownFields?: Readonly<Record<string, unknown>>;
}
