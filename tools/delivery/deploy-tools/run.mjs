// Runs `firebase` or `sentry-cli` as this folder's lockfile names them, with every dependency's hash:
// `node tools/delivery/deploy-tools/run.mjs firebase deploy`. They run with a deployment's
// credentials. A folder of their own, so that nobody else installs their hundreds of packages.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const [tool = '', ...words] = process.argv.slice(2);

/** npm writes this file last. */
const installed = `${folder}node_modules/.package-lock.json`;

/** Whether what is installed is older than the lockfile, or missing. */
const isStale = () =>
  !existsSync(installed) ||
  statSync(installed).mtimeMs < statSync(`${folder}package-lock.json`).mtimeMs;

/**
 * Runs a command and ends with its status when it fails.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ cwd?: string }} [options]
 */
function run(command, parameters, options = {}) {
  const { status, error } = spawnSync(command, parameters, { ...options, stdio: 'inherit' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

if (tool !== 'firebase' && tool !== 'sentry-cli') {
  console.error('Usage: run.mjs firebase|sentry-cli [parameters]');
  process.exit(2);
}
if (isStale()) run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
run(`${folder}node_modules/.bin/${tool}`, words);
