import {
  Failure,
  isList,
  isMap,
  RulesPath,
  typeName,
  type Result,
  type RulesValue,
} from './values.ts';

function item<Item>(items: ArrayLike<Item>, index: bigint): Item | Failure {
  const found = index >= 0n && index < items.length ? items[Number(index)] : undefined;
  return found ?? new Failure(`Index ${index} is outside a size of ${items.length}`);
}

/** `object.name` */
export function readMember(object: RulesValue, name: string): Result {
  if (object === null) return new Failure(`null has no property ${name}`);
  if (isMap(object)) return object.get(name) ?? missing(object, name);
  if (object instanceof RulesPath) return new Failure(`The path has no variable ${name}`);
  return new Failure(`${typeName(object)} has no properties (${name})`);
}

function missing(object: ReadonlyMap<string, unknown>, name: string): Result {
  return object.has(name) ? null : new Failure(`There is no property ${name}`);
}

/** `object[index]` */
export function readIndex(object: RulesValue, index: RulesValue): Result {
  if (isMap(object) && typeof index === 'string') return readMember(object, index);
  if (typeof index === 'bigint') {
    if (isList(object)) {
      const isInside = index >= 0n && index < object.length;
      return isInside ? (object[Number(index)] ?? null) : item(object, index);
    }
    if (typeof object === 'string') return item(object, index);
    if (object instanceof RulesPath) {
      return object.unbound.length > 0
        ? new Failure('A part of this path is not known')
        : item(object.segments, index);
    }
  }
  if (object === null) return new Failure('null has no items');
  return new Failure(`${typeName(object)}[${typeName(index)}] is not possible`);
}

/** `object[from:to]` of a list or a string; both ends must lie inside. */
export function readRange(
  object: RulesValue,
  from: RulesValue | undefined,
  to: RulesValue | undefined,
): Result {
  if (!isList(object) && typeof object !== 'string') {
    return new Failure(`${typeName(object)} has no ranges`);
  }
  const start = from ?? 0n;
  const end = to ?? BigInt(object.length);
  if (typeof start !== 'bigint' || typeof end !== 'bigint') {
    return new Failure('A range goes from an int to an int');
  }
  const startsInside = start >= 0n && (start < object.length || from === undefined);
  if (!startsInside || end > object.length || end < start) {
    return new Failure(`The range ${start}:${end} is outside a size of ${object.length}`);
  }
  return object.slice(Number(start), Number(end));
}
