/**
 * The values of options that are in the environment: `public-url` is `EVERGIFT_PUBLIC_URL`. An
 * empty one counts as left out, as a compose file hands on what is not set.
 */
export function environmentValues(
  names: readonly string[],
  environment: NodeJS.ProcessEnv,
): Record<string, string | undefined> {
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = environment[`EVERGIFT_${name.toUpperCase().replaceAll('-', '_')}`];
    if (value) values[name] = value;
  }
  return values;
}
