import { equals, includes, includesStrictly, toSet } from '../equality.ts';
import {
  Failure,
  isMap,
  MapDiff,
  RulesSet,
  type Result,
  type RulesMap,
  type RulesValue,
} from '../values.ts';
import { textOf } from './conversion-functions.ts';
import { overload, type FunctionGroup } from './overload.ts';

export const LIST_FUNCTIONS: FunctionGroup = {
  'list.size': [overload(['list'], ([list]) => BigInt(list.length))],
  'list.hasAll': [
    overload(['list', 'list'], ([list, wanted]) =>
      wanted.every((item) => includesStrictly(list, item)),
    ),
  ],
  'list.hasAny': [
    overload(['list', 'list'], ([list, wanted]) =>
      wanted.some((item) => includesStrictly(list, item)),
    ),
  ],
  'list.hasOnly': [
    overload(['list', 'list'], ([list, allowed]) =>
      list.every((item) => includesStrictly(allowed, item)),
    ),
  ],
  'list.concat': [overload(['list', 'list'], ([list, more]) => [...list, ...more])],
  'list.removeAll': [
    overload(['list', 'list'], ([list, unwanted]) =>
      list.filter((item) => !includesStrictly(unwanted, item)),
    ),
  ],
  'list.toSet': [overload(['list'], ([list]) => toSet(list))],
  'list.join': [
    overload(['list', 'string'], ([list, separator]) => {
      const texts: string[] = [];
      for (const item of list) {
        const text = textOf(item);
        if (text instanceof Failure) return text;
        texts.push(text);
      }
      return texts.join(separator);
    }),
  ],
};

const hasAll = (set: RulesSet, wanted: readonly RulesValue[]): boolean =>
  wanted.every((value) => includes(set.members, value));
const hasAny = (set: RulesSet, wanted: readonly RulesValue[]): boolean =>
  wanted.some((value) => includes(set.members, value));
const hasOnly = (set: RulesSet, allowed: readonly RulesValue[]): boolean =>
  set.members.every((member) => includes(allowed, member));

export const SET_FUNCTIONS: FunctionGroup = {
  'set.size': [overload(['set'], ([set]) => BigInt(set.members.length))],
  'set.hasAll': [
    overload(['set', 'set'], ([set, other]) => hasAll(set, other.members)),
    overload(['set', 'list'], ([set, other]) => hasAll(set, other)),
  ],
  'set.hasAny': [
    overload(['set', 'set'], ([set, other]) => hasAny(set, other.members)),
    overload(['set', 'list'], ([set, other]) => hasAny(set, other)),
  ],
  'set.hasOnly': [
    overload(['set', 'set'], ([set, other]) => hasOnly(set, other.members)),
    overload(['set', 'list'], ([set, other]) => hasOnly(set, other)),
  ],
  'set.union': [
    overload(['set', 'set'], ([set, other]) => toSet([...set.members, ...other.members])),
  ],
  'set.intersection': [
    overload(
      ['set', 'set'],
      ([set, other]) => new RulesSet(set.members.filter((each) => includes(other.members, each))),
    ),
  ],
  'set.difference': [
    overload(
      ['set', 'set'],
      ([set, other]) => new RulesSet(set.members.filter((each) => !includes(other.members, each))),
    ),
  ],
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
