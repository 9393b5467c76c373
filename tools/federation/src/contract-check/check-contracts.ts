import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkBuild } from './check-build.ts';
import { DeployedProductError, readBuiltContract, readDeployed } from './read-deployed.ts';
import { report } from './report.ts';

interface CheckOptions {
  /** The folder of apps whose builds would be deployed. */
  apps: string;
  /** Which of them; none: every one that is built. */
  names: readonly string[];
  /** Address or folder of what is live. */
  against: string;
}

/**
 * Compares builds with what is live. A shell among them is deployed before the remotes, so these are
 * compared with it; two remotes are not, since each may be live without the other.
 *
 * @returns the text for the pull request, and whether something breaks
 * @throws DeployedProductError
 */
export async function checkContracts(
  options: CheckOptions,
): Promise<{ text: string; breaks: boolean }> {
  const { apps, against } = options;
  const names =
    options.names.length > 0
      ? options.names
      : readdirSync(apps).filter((name) => existsSync(join(apps, name, 'dist/contract.json')));
  const builds = names.map((name) => {
    const build = readBuiltContract(apps, name);
    if (build) return build;
    throw new DeployedProductError(`${name} is not built: npx nx build ${name}.`);
  });
  const live = await readDeployed(against);
  const host = (builds.find((build) => build.host) ?? live.shell)?.host;
  const found = new Map(
    builds.map((build) => [build.app.name, checkBuild(build, live, host)] as const),
  );
  return {
    text: report(found, live.silent),
    breaks: [...found.values()].flat().some(({ isLoss }) => !isLoss),
  };
}
