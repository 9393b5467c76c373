import { equals } from '../equality.ts';
import { toSet, ValueIndex } from '../value-index.ts';
import {
  Failure,
  isMap,
  MapDiff,
  MAXIMUM_LENGTH,
  RulesSet,
  type Result,
  type RulesMap,
  type RulesValue,
} from '../values.ts';
import { textOf } from './conversion-functions.ts';
import { overload, type FunctionGroup } from './overload.ts';

const hasAll = (present: ValueIndex, wanted: readonly RulesValue[]): boolean =>
  wanted.every((value) => present.has(value));
const hasAny = (present: ValueIndex, wanted: readonly RulesValue[]): boolean =>
  wanted.some((value) => present.has(value));

export const LIST_FUNCTIONS: FunctionGroup = {
  'list.size': [overload(['list'], ([list]) => BigInt(list.length))],
  'list.hasAll': [
    overload(['list', 'list'], ([list, wanted]) => hasAll(ValueIndex.ofList(list), wanted)),
  ],
  'list.hasAny': [
    overload(['list', 'list'], ([list, wanted]) => hasAny(ValueIndex.ofList(list), wanted)),
  ],
  'list.hasOnly': [
    overload(['list', 'list'], ([list, allowed]) => hasAll(ValueIndex.ofList(allowed), list)),
  ],
  'list.concat': [
    overload(['list', 'list'], ([list, more]) =>
      list.length + more.length > MAXIMUM_LENGTH
        ? new Failure('The list becomes too long')
        : list.concat(more),
    ),
  ],
  'list.removeAll': [
    overload(['list', 'list'], ([list, unwanted]) => {
      const removed = ValueIndex.ofList(unwanted);
      return list.filter((item) => !removed.has(item));
    }),
  ],
  'list.toSet': [overload(['list'], ([list]) => toSet(list))],
  'list.join': [
    overload(['list', 'string'], ([list, separator]) => {
      const texts: string[] = [];
      let length = 0;
      for (const item of list) {
        const text = textOf(item);
        if (text instanceof Failure) return text;
        length += text.length + separator.length;
        if (length > MAXIMUM_LENGTH) return new Failure('The text becomes too long');
        texts.push(text);
      }
      return texts.join(separator);
    }),
  ],
};

const indexOf = (set: RulesSet): ValueIndex => ValueIndex.ofSet(set.members);

/** The set's members that are in the other set, or those that are not. */
function membersWhere(set: RulesSet, other: RulesSet, isShared: boolean): RulesSet {
  const present = indexOf(other);
  return new RulesSet(set.members.filter((member) => present.has(member) === isShared));
}

export const SET_FUNCTIONS: FunctionGroup = {
  'set.size': [overload(['set'], ([set]) => BigInt(set.members.length))],
  'set.hasAll': [
    overload(['set', 'set'], ([set, other]) => hasAll(indexOf(set), other.members)),
    overload(['set', 'list'], ([set, other]) => hasAll(indexOf(set), other)),
  ],
  'set.hasAny': [
    overload(['set', 'set'], ([set, other]) => hasAny(indexOf(set), other.members)),
    overload(['set', 'list'], ([set, other]) => hasAny(indexOf(set), other)),
  ],
  'set.hasOnly': [
    overload(['set', 'set'], ([set, other]) => hasAll(indexOf(other), set.members)),
    overload(['set', 'list'], ([set, other]) => hasAll(ValueIndex.ofSet(other), set.members)),
  ],
  'set.union': [
    overload(['set', 'set'], ([set, other]) => toSet([...set.members, ...other.members])),
  ],
  'set.intersection': [overload(['set', 'set'], ([set, other]) => membersWhere(set, other, true))],
  'set.difference': [overload(['set', 'set'], ([set, other]) => membersWhere(set, other, false))],
};

function getAlong(map: RulesMap, keys: readonly RulesValue[], fallback: RulesValue): Result {
  let value: RulesValue = map;
  for (const key of keys) {
    if (typeof key !== 'string') return new Failure('map.get needs keys that are strings');
    const next: RulesValue | undefined = isMap(value) ? value.get(key) : undefined;
    if (next === undefined) return fallback;
    value = next;
  }
  return value;
}

export const MAP_FUNCTIONS: FunctionGroup = {
  'map.size': [overload(['map'], ([map]) => BigInt(map.size))],
  'map.keys': [overload(['map'], ([map]) => [...map.keys()].sort())],
  'map.values': [
    overload(['map'], ([map]) => [...map.keys()].sort().map((key) => map.get(key) ?? null)),
  ],
  'map.get': [
    overload(['map', 'string', 'any'], ([map, key, fallback]) => getAlong(map, [key], fallback)),
    overload(['map', 'list', 'any'], ([map, keys, fallback]) => getAlong(map, keys, fallback)),
  ],
  'map.diff': [overload(['map', 'map'], ([after, before]) => new MapDiff(after, before))],
};

function keysWhere(
  { after, before }: MapDiff,
  accepts: (now: RulesValue | undefined, then: RulesValue | undefined) => boolean,
): RulesSet {
  const keys = new Set([...after.keys(), ...before.keys()]);
  return new RulesSet([...keys].filter((key) => accepts(after.get(key), before.get(key))));
}

export const MAP_DIFF_FUNCTIONS: FunctionGroup = {
  'map_diff.addedKeys': [
    overload(['map_diff'], ([diff]) => keysWhere(diff, (_now, then) => then === undefined)),
  ],
  'map_diff.removedKeys': [
    overload(['map_diff'], ([diff]) => keysWhere(diff, (now) => now === undefined)),
  ],
  'map_diff.changedKeys': [
    overload(['map_diff'], ([diff]) =>
      keysWhere(diff, (now, then) => now !== undefined && then !== undefined && !equals(now, then)),
    ),
  ],
  'map_diff.unchangedKeys': [
    overload(['map_diff'], ([diff]) =>
      keysWhere(diff, (now, then) => now !== undefined && then !== undefined && equals(now, then)),
    ),
  ],
  'map_diff.affectedKeys': [
    overload(['map_diff'], ([diff]) =>
      keysWhere(diff, (now, then) => now === undefined || then === undefined || !equals(now, then)),
    ),
  ],
};
