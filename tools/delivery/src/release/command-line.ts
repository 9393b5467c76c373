import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { remoteNames } from '@evergift/serve/deployment';
import { DeploymentError } from '../deploy/deployment-error.ts';
import { readProjects, readSettings } from '../deploy/deployment-settings.ts';
import { runFirebase } from '../deploy/firebase-tools.ts';
import { folderStore } from './folder-store.ts';
import { hostedStore } from './hosted-store.ts';
import { release } from './release.ts';

const usage = `Usage: npm run release -- <app> [options]

  --to <version>     the build: its version, or the beginning of its hash (the one uploaded last)
  --share <percent>  give it to this share of devices (100: to all, as the default)
  --folder <folder>  change the remotes.json there, for npm start -- --releases <folder>
  --dry-run          say what would change, and change nothing`;

/** Errors whose message says everything. */
const expected = new Set(['DeploymentError', 'ReleaseListError', 'SiteError']);

function readWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        share: { type: 'string', default: '100' },
        folder: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new DeploymentError(`${(error as Error).message}\n\n${usage}`);
  }
}

async function run(words: readonly string[], log: (line: string) => void): Promise<void> {
  const { positionals, values } = readWords(words);
  const [app, ...rest] = positionals;
  if (app === undefined || rest.length > 0) throw new DeploymentError(usage);
  if (!remoteNames.includes(app)) {
    throw new DeploymentError(`There is no app '${app}'. There are ${remoteNames.join(', ')}.`);
  }
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const sites = () => ({
    root,
    projects: readProjects(root),
    settings: existsSync(join(root, 'deployment.json')) ? readSettings(root) : undefined,
  });
  const store =
    values.folder === undefined
      ? hostedStore(sites(), runFirebase)
      : folderStore(root, resolve(values.folder));
  const { to } = values;
  await release(
    {
      ...{ app, share: Number(values.share), dryRun: values['dry-run'], now: Date.now(), log },
      ...(to !== undefined && { to }),
    },
    store,
  );
}

/** Runs the command. @returns the exit code */
export async function main(
  words: readonly string[],
  log: (line: string) => void = console.log,
): Promise<number> {
  try {
    await run(words, log);
    return 0;
  } catch (error) {
    if (!(error instanceof Error) || !expected.has(error.name)) throw error;
    console.error(error.message);
    return 1;
  }
}
