import type { Value } from './types.ts';
import { ValueIndex } from './value-index.ts';

/** The elements of one array while transforms add to it and take from it. */
class ArrayDraft {
  /** A removed element leaves a hole, so that the others keep their place. */
  readonly #elements: (Value | undefined)[] = [];
  readonly #positions = new ValueIndex();

  constructor(elements: readonly Value[]) {
    for (const element of elements) this.#push(element);
  }

  #push(element: Value): void {
    this.#positions.add(element, this.#elements.length);
    this.#elements.push(element);
  }

  appendMissing(elements: readonly Value[]): void {
    for (const element of elements) {
      if (!this.#positions.has(element)) this.#push(element);
    }
  }

  removeAll(elements: readonly Value[]): void {
    for (const element of elements) {
      for (const position of this.#positions.take(element)) this.#elements[position] = undefined;
    }
  }

  values(): Value[] {
    return this.#elements.filter((element) => element !== undefined);
  }
}

/**
 * The arrays that the transforms of one commit change. Each is read once and written once, however
 * many transforms the commit has for it.
 */
export class ArrayDrafts {
  readonly #drafts = new Map<Value, ArrayDraft>();

  /** Adds or removes elements; the answer holds them after `settle`. @param current the field's value */
  change(current: Value | undefined, kind: 'append' | 'remove', elements: readonly Value[]): Value {
    const [value, draft] = this.#draftOf(current);
    if (kind === 'append') draft.appendMissing(elements);
    else draft.removeAll(elements);
    return value;
  }

  #draftOf(current: Value | undefined): [Value, ArrayDraft] {
    const known = current && this.#drafts.get(current);
    if (known) return [current, known];
    const isArray = current !== undefined && 'arrayValue' in current;
    const draft = new ArrayDraft(isArray ? (current.arrayValue.values ?? []) : []);
    const value: Value = { arrayValue: { values: [] } };
    this.#drafts.set(value, draft);
    return [value, draft];
  }

  /** Puts the elements into the values that were answered. */
  settle(): void {
    for (const [value, draft] of this.#drafts) {
      if ('arrayValue' in value) value.arrayValue.values = draft.values();
    }
    this.#drafts.clear();
  }
}
