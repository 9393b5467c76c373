import { equal } from '@evergift/data';

/** What the changes of an open form are counted from, while its record goes on changing elsewhere. */
export interface LiveBase<Values> {
  /** The saved values that the form has taken up. */
  readonly base: Values;
  /** Fields that were typed in here and changed elsewhere meanwhile. */
  readonly contested: readonly (keyof Values)[];
}

/** The fields in which two sets of values differ. */
export function differing<Values extends object>(left: Values, right: Values): (keyof Values)[] {
  const names = Object.keys(left) as (keyof Values)[];
  return names.filter((name) => !equal(left[name], right[name]));
}

/**
 * Brings the base up to date: a field that shows what is saved counts from there; one that
 * was typed in and differs from what is saved now is contested, and stays so until somebody decides
 * or both say the same. Gives back the same object when nothing changes.
 *
 * @param live the values as they are saved now
 * @param typed the values that the form shows
 */
export function followLive<Values extends object>(
  before: LiveBase<Values>,
  live: Values,
  typed: Values,
): LiveBase<Values> {
  const movedOn = differing(before.base, live);
  const agreed = movedOn.filter((name) => equal(typed[name], live[name]));
  const contested = movedOn.filter(
    (name) =>
      !agreed.includes(name) &&
      (before.contested.includes(name) || !equal(typed[name], before.base[name])),
  );
  if (agreed.length === 0 && equal(contested, before.contested)) return before;
  return { base: withLive(before.base, live, agreed), contested };
}

/** The base with some fields as they are saved now. */
export function withLive<Values extends object>(
  base: Values,
  live: Values,
  names: readonly (keyof Values)[],
): Values {
  return { ...base, ...Object.fromEntries(names.map((name) => [name, live[name]])) };
}
