import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { writeRelease } from '../release.ts';
import { appNames, readBuiltApp, type BuiltApp } from './built-app.ts';

/** Runs Sentry's command line tool as tools/delivery/deploy-tools locks it. */
const runTool = fileURLToPath(new URL('../../../delivery/deploy-tools/run.mjs', import.meta.url));

/** Without these nobody knows where to send to. `SENTRY_URL` is for a Sentry of one's own. */
const needed = ['SENTRY_ORG', 'SENTRY_PROJECT', 'SENTRY_AUTH_TOKEN'] as const;

export interface UploadOptions {
  /** The repository. */
  root: string;
  /** Says what would be sent; sends and changes nothing. */
  dryRun: boolean;
  environment: Readonly<Record<string, string | undefined>>;
  say: (line: string) => void;
  /** Runs Sentry's command line tool. @throws Error when it fails */
  run: (parameters: readonly string[]) => void;
}

/**
 * Sends each app's source maps to Sentry, under the release and the build that its error reports
 * name. Debug ids are written into the scripts first, as Sentry recommends: they find the map
 * whichever origin a script came from. That changes the scripts, so `release.json` is written anew.
 *
 * @throws Error that says what is missing
 */
export async function uploadSourceMaps(options: UploadOptions): Promise<void> {
  const { root, dryRun, environment, say, run } = options;
  const apps = await Promise.all(appNames(root).map((name) => readBuiltApp(root, name)));
  if (dryRun) {
    for (const app of apps) describe(app, say);
    return say('Nothing was sent: this was a dry run.');
  }
  const missing = needed.filter((name) => !environment[name]);
  if (missing.length > 0) {
    throw new Error(
      `Set ${missing.join(', ')} to send source maps to Sentry (docs/deploying.md), or use --dry-run.`,
    );
  }
  for (const { name, version, folder } of apps) {
    run(['sourcemaps', 'inject', folder]);
    const { build } = await writeRelease(folder, { name, version });
    run([
      ...['sourcemaps', 'upload', '--strict'],
      ...['--release', releaseName({ name, version }), '--dist', build, folder],
    ]);
    say(`${releaseName({ name, version })} (${build}): sent.`);
  }
}

/** How Sentry knows an app's release; the shell's reports name it so too. */
export const releaseName = ({ name, version }: { name: string; version: string }): string =>
  `evergift-${name}@${version}`;

function describe(app: BuiltApp, say: (line: string) => void): void {
  say(`${releaseName(app)} (${app.build}), ${app.folder}`);
  for (const { script, map } of app.scripts) say(`  ${script} <- ${map ?? 'no source map'}`);
}

/** Runs Sentry's command line tool; it reads its configuration from the environment. */
export function runSentryCli(parameters: readonly string[]): void {
  const { status, error } = spawnSync(process.execPath, [runTool, 'sentry-cli', ...parameters], {
    stdio: 'inherit',
  });
  if (error ?? status !== 0) {
    throw new Error(`sentry-cli ${parameters.slice(0, 2).join(' ')} failed.`, { cause: error });
  }
}
