import type { FieldPath } from './field-path.ts';
import { compareBytes } from './text.ts';
import type { Fields, Value } from './types.ts';

/** A copy of `fields` that may be edited; arrays and plain values stay shared. */
export function draftOf(fields: Fields): Fields {
  const draft: Fields = {};
  for (const [name, value] of Object.entries(fields)) {
    draft[name] =
      'mapValue' in value ? { mapValue: { fields: draftOf(value.mapValue.fields ?? {}) } } : value;
  }
  return draft;
}

/** Sets the value at `path`; a value on the way that is no map is replaced by one. */
export function setAt(draft: Fields, path: FieldPath, value: Value): void {
  let fields = draft;
  for (const name of path.slice(0, -1)) {
    const own = innerFields(fields, name);
    if (own) {
      fields = own;
    } else {
      const created: Fields = {};
      fields[name] = { mapValue: { fields: created } };
      fields = created;
    }
  }
  fields[path[path.length - 1] as string] = value;
}

/** Removes the value at `path`, if there is one. */
export function removeAt(draft: Fields, path: FieldPath): void {
  let fields = draft;
  for (const name of path.slice(0, -1)) {
    const own = innerFields(fields, name);
    if (!own) return;
    fields = own;
  }
  delete fields[path[path.length - 1] as string];
}

function innerFields(fields: Fields, name: string): Fields | undefined {
  const own = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return own && 'mapValue' in own ? (own.mapValue.fields ??= {}) : undefined;
}

/** The draft with its names in stored order again. */
export function sealed(draft: Fields): Fields {
  const fields: Fields = {};
  for (const name of Object.keys(draft).sort(compareBytes)) {
    const value = draft[name] as Value;
    fields[name] =
      'mapValue' in value ? { mapValue: { fields: sealed(value.mapValue.fields ?? {}) } } : value;
  }
  return fields;
}
