/** A shared package that a remote asks for, as its manifest says it. */
export interface Need {
  name: string;
  /** A version with or without a range's sign, e.g. `^19.3.1`. */
  requiredVersion: string;
}

/** A remote needs another version of a shared package than the shell brings. */
export class SharedVersionError extends Error {
  override readonly name = 'SharedVersionError';
}

const digits = (version: string): number[] =>
  (/\d+(\.\d+)*/.exec(version)?.[0] ?? '').split('.').map(Number);

/** Same major version and not older: changes to what is shared are additive within a major one. */
function isEnough(brought: string, needed: string): boolean {
  const [has, needs] = [digits(brought), digits(needed)];
  if (has[0] !== needs[0]) return false;
  const at = [1, 2].find((part) => (has[part] ?? 0) !== (needs[part] ?? 0));
  return at === undefined || (has[at] ?? 0) > (needs[at] ?? 0);
}

/**
 * Checks that the shell can give a remote what it shares: there is one React, one router and one
 * design system per page, so what does not fit is refused before any of its code runs.
 *
 * @param brings the shell's version of a package; undefined when it shares none of that name
 * @throws SharedVersionError that names the packages and versions
 */
export function checkSharedVersions(
  app: string,
  needs: readonly Need[],
  brings: (name: string) => string | undefined,
): void {
  const mismatches = needs.flatMap(({ name, requiredVersion }) => {
    const brought = brings(name);
    if (brought === undefined)
      return [`${name} ${requiredVersion}, which this shell does not have`];
    if (isEnough(brought, requiredVersion)) return [];
    return [`${name} ${requiredVersion}, and this shell has ${brought}`];
  });
  if (mismatches.length === 0) return;
  throw new SharedVersionError(
    `The app '${app}' needs ${mismatches.join('; ')}: deploy the older of the two.`,
  );
}
