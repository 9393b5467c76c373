/**
 * The values that rules compute with. JavaScript's own types are used for most of them:
 * bigint is rules' 64-bit int, number its float, an array its list, a Map its map.
 */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | RulesList
  | RulesMap
  | RulesSet
  | MapDiff
  | Timestamp
  | Duration
  | RulesPath;

/** What an expression gives: a value, or the error that rules carry along like a value. */
export type Result = RulesValue | Failure;

export type RulesList = readonly RulesValue[];
export type RulesMap = ReadonlyMap<string, RulesValue>;

/** Longer than any text or list of a document. Rules that build a longer one fail. */
export const MAXIMUM_LENGTH = 4_000_000;

/** An error inside an expression; `at` is its offset in the source. */
export class Failure {
  readonly message: string;
  readonly at: number;

  constructor(message: string, at = -1) {
    this.message = message;
    this.at = at;
  }

  /** The same failure with a position, unless it has one already. */
  located(at: number): Failure {
    return this.at >= 0 ? this : new Failure(this.message, at);
  }
}

/** A set, as the keys of its members (`memberKey`): rules never take a member out again. */
export class RulesSet {
  readonly keys: ReadonlySet<string>;

  constructor(keys: Iterable<string>) {
    this.keys = new Set(keys);
  }
}

export class MapDiff {
  readonly after: RulesMap;
  readonly before: RulesMap;

  constructor(after: RulesMap, before: RulesMap) {
    this.after = after;
    this.before = before;
  }
}

export class Timestamp {
  /** Nanoseconds since 1970-01-01T00:00:00Z. */
  readonly nanoseconds: bigint;

  constructor(nanoseconds: bigint) {
    this.nanoseconds = nanoseconds;
  }
}

export class Duration {
  readonly nanoseconds: bigint;

  constructor(nanoseconds: bigint) {
    this.nanoseconds = nanoseconds;
  }
}

export class RulesPath {
  readonly segments: readonly string[];

  constructor(segments: readonly string[]) {
    this.segments = segments;
  }

  text(): string {
    return `/${this.segments.join('/')}`;
  }
}

/** The name of a value's type as rules and their error messages spell it. */
export function typeName(value: RulesValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof MapDiff) return 'map_diff';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  if (value instanceof RulesPath) return 'path';
  return isMap(value) ? 'map' : 'list';
}

export function isMap(value: Result): value is RulesMap {
  return value instanceof Map;
}

export function isList(value: Result): value is RulesList {
  return Array.isArray(value);
}

export function isNumber(value: Result): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}
