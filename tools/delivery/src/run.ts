import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { deploy } from './deploy/deploy.ts';
import { DeploymentError } from './deploy/deployment-error.ts';
import { runFirebase } from './deploy/firebase-tools.ts';

const usage = `Usage: nx deploy <app> [options]

  --dry-run  put together what would be sent, and send nothing
  --first    the first deploy of a site: there are no earlier files to keep`;

/** Errors whose message says everything. */
const expected = new Set(['DeploymentError', 'ReleaseListError', 'SiteError']);

function readWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        first: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new DeploymentError(`${(error as Error).message}\n\n${usage}`);
  }
}

try {
  const { positionals, values } = readWords(process.argv.slice(2));
  const [target, ...rest] = positionals;
  if (target === undefined || rest.length > 0) throw new DeploymentError(usage);
  await deploy({
    target,
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    dryRun: values['dry-run'],
    first: values.first,
    now: Date.now(),
    firebase: runFirebase,
    log: (line) => console.log(line),
  });
} catch (error) {
  if (!(error instanceof Error) || !expected.has(error.name)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
