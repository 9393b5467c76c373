import { isNumber, toDouble } from './number-value.ts';
import type { Value } from './types.ts';
import { equalValues } from './value-order.ts';

interface Entry {
  value: Value;
  positions: number[];
}

/** The positions of values in an array, found without comparing each. Equality is that of queries. */
export class ValueIndex {
  readonly #entries = new Map<string, Entry[]>();

  add(value: Value, position: number): void {
    const key = keyOf(value);
    const entries = this.#entries.get(key) ?? [];
    const entry = entries.find((each) => equalValues(each.value, value));
    if (entry) entry.positions.push(position);
    else this.#entries.set(key, [...entries, { value, positions: [position] }]);
  }

  has(value: Value): boolean {
    const entries = this.#entries.get(keyOf(value)) ?? [];
    return entries.some((each) => equalValues(each.value, value));
  }

  /** Forgets the value; answers where it stood. */
  take(value: Value): readonly number[] {
    const key = keyOf(value);
    const entries = this.#entries.get(key) ?? [];
    const entry = entries.find((each) => equalValues(each.value, value));
    if (!entry) return [];
    this.#entries.set(
      key,
      entries.filter((each) => each !== entry),
    );
    return entry.positions;
  }
}

/** Equal values have equal keys. Few others share one: integers that round to the same double. */
function keyOf(value: Value): string {
  if (isNumber(value)) return `number ${toDouble(value) + 0}`;
  if ('arrayValue' in value) return `[${(value.arrayValue.values ?? []).map(keyOf).join(',')}]`;
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue;
    return `point ${(latitude ?? 0) + 0} ${(longitude ?? 0) + 0}`;
  }
  if ('mapValue' in value) {
    const members = Object.entries(value.mapValue.fields ?? {}).map(
      ([name, member]) => `${JSON.stringify(name)}:${keyOf(member)}`,
    );
    return `{${members.sort().join(',')}}`;
  }
  return JSON.stringify(value);
}
