import { equals, equalsStrictly } from './equality.ts';
import { keyOf } from './value-key.ts';
import { RulesSet, type RulesValue } from './values.ts';

/** Values that can be found without comparing each: lists in documents may be long. */
export class ValueIndex {
  readonly #values = new Map<string, RulesValue[]>();
  readonly #isSame: (left: RulesValue, right: RulesValue) => boolean;

  private constructor(isSame: (left: RulesValue, right: RulesValue) => boolean) {
    this.#isSame = isSame;
  }

  /** For sets: values are the same when `==` says so. */
  static ofSet(values: readonly RulesValue[] = []): ValueIndex {
    return new ValueIndex(equals).#fill(values);
  }

  /** For lists: 1 and 1.0 are different items. */
  static ofList(values: readonly RulesValue[]): ValueIndex {
    return new ValueIndex(equalsStrictly).#fill(values);
  }

  #fill(values: readonly RulesValue[]): this {
    for (const value of values) this.add(value);
    return this;
  }

  has(value: RulesValue): boolean {
    const key = keyOf(value);
    const candidates = key === undefined ? [] : (this.#values.get(key) ?? []);
    return candidates.some((candidate) => this.#isSame(candidate, value));
  }

  /** Adds the value; false when an equal one is already there. */
  add(value: RulesValue): boolean {
    if (this.has(value)) return false;
    const key = keyOf(value);
    if (key === undefined) return true;
    const candidates = this.#values.get(key);
    if (candidates) candidates.push(value);
    else this.#values.set(key, [value]);
    return true;
  }
}

/** A set of the values, each once. */
export function toSet(values: readonly RulesValue[]): RulesSet {
  const seen = ValueIndex.ofSet();
  return new RulesSet(values.filter((value) => seen.add(value)));
}
