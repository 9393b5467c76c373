import { equals, itemKey, memberKey } from '../equality.ts';
import {
  Failure,
  isMap,
  MapDiff,
  MAXIMUM_LENGTH,
  RulesSet,
  type Result,
  type RulesList,
  type RulesMap,
  type RulesValue,
} from '../values.ts';
import { overload, type FunctionGroup, type Overload } from './overload.ts';
import { textOf } from './scalar-functions.ts';

type Keys = ReadonlySet<string>;

const COMPARISONS: Readonly<Record<string, (own: Keys, other: Keys) => boolean>> = {
  hasAll: (own, other) => [...other].every((key) => own.has(key)),
  hasAny: (own, other) => [...other].some((key) => own.has(key)),
  hasOnly: (own, other) => [...own].every((key) => other.has(key)),
};

const itemKeys = (list: RulesList): Keys => new Set(list.map(itemKey));
const memberKeys = (list: RulesList): Keys => new Set(list.map(memberKey));

/** `hasAll`, `hasAny` and `hasOnly` of lists and sets. */
const comparisons: [string, Overload[]][] = Object.entries(COMPARISONS).flatMap(
  ([name, compare]): [string, Overload[]][] => [
    [
      `list.${name}`,
      [overload(['list', 'list'], ([own, other]) => compare(itemKeys(own), itemKeys(other)))],
    ],
    [
      `set.${name}`,
      [
        overload(['set', 'set'], ([own, other]) => compare(own.keys, other.keys)),
        overload(['set', 'list'], ([own, other]) => compare(own.keys, memberKeys(other))),
      ],
    ],
  ],
);

function join(list: RulesList, separator: string): Result {
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
}

function getAlong(map: RulesMap, keys: RulesList, fallback: RulesValue): Result {
  let value: RulesValue = map;
  for (const key of keys) {
    if (typeof key !== 'string') return new Failure('map.get needs keys that are strings');
    const next: RulesValue | undefined = isMap(value) ? value.get(key) : undefined;
    if (next === undefined) return fallback;
    value = next;
  }
  return value;
}

/** The keys of which the values before and after are so; undefined for one that is not there. */
const keysWhere = (
  accepts: (now: RulesValue | undefined, then: RulesValue | undefined) => boolean,
): Overload[] => [
  overload(['map_diff'], ([{ after, before }]) => {
    const keys = new Set([...after.keys(), ...before.keys()]);
    const accepted = [...keys].filter((key) => accepts(after.get(key), before.get(key)));
    return new RulesSet(accepted.map(memberKey));
  }),
];

export const COLLECTION_FUNCTIONS: FunctionGroup = {
  ...Object.fromEntries(comparisons),
  'list.size': [overload(['list'], ([list]) => BigInt(list.length))],
  'list.concat': [
    overload(['list', 'list'], ([list, more]) =>
      list.length + more.length > MAXIMUM_LENGTH
        ? new Failure('The list becomes too long')
        : list.concat(more),
    ),
  ],
  'list.removeAll': [
    overload(['list', 'list'], ([list, others]) => {
      const removed = itemKeys(others);
      return list.filter((item) => !removed.has(itemKey(item)));
    }),
  ],
  'list.toSet': [overload(['list'], ([list]) => new RulesSet(list.map(memberKey)))],
  'list.join': [overload(['list', 'string'], ([list, separator]) => join(list, separator))],
  'set.size': [overload(['set'], ([set]) => BigInt(set.keys.size))],
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
  'map_diff.addedKeys': keysWhere((_now, then) => then === undefined),
  'map_diff.removedKeys': keysWhere((now) => now === undefined),
  'map_diff.changedKeys': keysWhere(
    (now, then) => now !== undefined && then !== undefined && !equals(now, then),
  ),
  'map_diff.unchangedKeys': keysWhere(
    (now, then) => now !== undefined && then !== undefined && equals(now, then),
  ),
  'map_diff.affectedKeys': keysWhere(
    (now, then) => now === undefined || then === undefined || !equals(now, then),
  ),
};
