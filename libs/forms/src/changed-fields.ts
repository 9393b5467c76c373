/** Whether two values of a form's field are the same; lists are compared item by item. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => item === right[index]);
  }
  return Object.is(left, right);
}

/** The fields whose values differ from before: an edit writes these and no others. */
export function changedFields<Values extends object>(
  before: Values,
  after: Values,
): Partial<Values> {
  const names = Object.keys(after) as (keyof Values)[];
  const changed = names.filter((name) => !sameValue(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Values>;
}
