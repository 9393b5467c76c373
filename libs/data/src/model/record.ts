/** What every stored record carries beside its own fields. Moments are milliseconds since 1970, 0 when unknown. */
export interface StoredRecord {
  readonly id: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Applied on this device, not yet confirmed by the server. */
  readonly pending: boolean;
  /** Set when the rules would refuse the stored document as it is: a field is missing or of a wrong type. */
  readonly invalid?: true;
}
