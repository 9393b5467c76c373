import { keyOf } from './value-key.ts';
import {
  Duration,
  isList,
  isMap,
  isNumber,
  LatLng,
  RulesPath,
  RulesSet,
  Timestamp,
  type RulesValue,
} from './values.ts';

/** `==` of the rules: numbers by value; inside lists and maps 1 and 1.0 differ. */
export function equals(left: RulesValue, right: RulesValue): boolean {
  if (isNumber(left) && isNumber(right) && typeof left !== typeof right) {
    return Number(left) === Number(right);
  }
  return equalsStrictly(left, right);
}

/** Equality of a list's items and a map's values: numbers must be of the same type. */
export function equalsStrictly(left: RulesValue, right: RulesValue): boolean {
  if (left === right) return true;
  if (isList(left)) {
    return (
      isList(right) &&
      left.length === right.length &&
      left.every((item, index) => equalsStrictly(item, right[index] ?? null))
    );
  }
  if (isMap(left)) {
    if (!isMap(right) || left.size !== right.size) return false;
    return [...left].every(([key, value]) => {
      const other = right.get(key);
      return other !== undefined && equalsStrictly(value, other);
    });
  }
  if (left instanceof Uint8Array) {
    return right instanceof Uint8Array && compareBytes(left, right) === 0;
  }
  if (left instanceof RulesSet) {
    return (
      right instanceof RulesSet &&
      left.members.length === right.members.length &&
      haveSameMembers(left, right)
    );
  }
  if (left instanceof Timestamp) {
    return right instanceof Timestamp && left.nanoseconds === right.nanoseconds;
  }
  if (left instanceof Duration) {
    return right instanceof Duration && left.nanoseconds === right.nanoseconds;
  }
  if (left instanceof LatLng) {
    return (
      right instanceof LatLng &&
      left.latitude === right.latitude &&
      left.longitude === right.longitude
    );
  }
  if (left instanceof RulesPath) {
    return (
      right instanceof RulesPath &&
      left.unbound.length === 0 &&
      equalsStrictly(left.segments, right.segments)
    );
  }
  return false;
}

function haveSameMembers(left: RulesSet, right: RulesSet): boolean {
  const byKey = new Map<string | undefined, RulesValue[]>();
  for (const member of right.members) {
    const key = keyOf(member);
    const others = byKey.get(key);
    if (others) others.push(member);
    else byKey.set(key, [member]);
  }
  return left.members.every((member) => {
    const key = keyOf(member);
    return key !== undefined && includes(byKey.get(key) ?? [], member);
  });
}

/** Membership in a set: by `==`. */
export function includes(members: readonly RulesValue[], value: RulesValue): boolean {
  return members.some((member) => equals(member, value));
}

/** Membership in a list: by the strict equality of items. */
export function includesStrictly(items: readonly RulesValue[], value: RulesValue): boolean {
  return items.some((item) => equalsStrictly(item, value));
}

export function compareBytes(left: Uint8Array, right: Uint8Array): number {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
