/**
 * Joins class names and leaves out those that do not apply.
 *
 * @example classNames(styles.button, isWide && styles.wide)
 */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
