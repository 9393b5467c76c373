import type { BuiltContract, ShellContract } from '@evergift/contract/app-contract';
import { deployedApps, newBreakages, type Breakage, type DeployedProduct } from './breakage.ts';
import { compareApp } from './compare-app.ts';
import { misfits } from './fits-shell.ts';

/** Breakages of a build beside what is live; `host` is the shell that it will meet. */
function breakagesOf(
  build: BuiltContract,
  live: DeployedProduct,
  host: ShellContract | undefined,
): Breakage[] {
  const apps = [build.app, ...(build.linked ?? [])];
  const names = new Set(apps.map(({ name }) => name));
  const lives = deployedApps(live);
  const others = lives.filter(({ name }) => !names.has(name));
  const compared = apps.flatMap((app) => {
    const last = lives.find(({ name }) => name === app.name);
    return compareApp(app, last, [...others, ...apps.filter((each) => each !== app)]);
  });
  if (build.host) {
    const remedy = 'Keep what the live apps need until they are deployed without it.';
    const { host: own } = build;
    return [...compared, ...live.remotes.flatMap(({ app }) => misfits(app, own, remedy))];
  }
  return [...compared, ...(host ? misfits(build.app, host, 'Deploy the shell first.') : [])];
}

/**
 * What a build would break and the live one does not.
 *
 * @param host the shell that it will meet: the live one, or one that is deployed before it
 */
export function checkBuild(
  build: BuiltContract,
  live: DeployedProduct,
  host: ShellContract | undefined,
): Breakage[] {
  const last = [...(live.shell ? [live.shell] : []), ...live.remotes].find(
    ({ app }) => app.name === build.app.name,
  );
  const known = last ? breakagesOf(last, live, live.shell?.host) : [];
  return newBreakages(breakagesOf(build, live, host), known);
}
