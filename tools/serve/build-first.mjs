import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const nx = ['node_modules/nx/dist/bin/nx.js'];
const environment = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  FORCE_COLOR: '0',
};

/**
 * Builds what the calling script is about to import, quietly; what is built already costs a second,
 * in which its files are gone and come back. With EVERGIFT_BUILT set they are left as they are, for
 * whoever has built them and runs other programs from them. A build that fails is printed and ends
 * the program.
 *
 * @param {string[]} words what Nx is to do, e.g. `run @evergift/serve:build`
 */
export function buildFirst(...words) {
  if (process.env['EVERGIFT_BUILT']) return;
  const build = spawnSync(process.execPath, [...nx, ...words, '--outputStyle=static'], {
    cwd: root,
    encoding: 'utf8',
    env: environment,
  });
  if (build.status !== 0) giveUp(build.stdout + build.stderr);
}

/**
 * The same for some projects and what they need. Each part is named once it is built, unless Nx
 * has it from before.
 *
 * @param {string[]} projects as Nx names them; it begins with the first
 */
export async function buildInSight(...projects) {
  if (process.env['EVERGIFT_BUILT']) return;
  console.log('Evergift: building what has changed …');
  const words = ['run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static'];
  const build = spawn(process.execPath, [...nx, ...words], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {string[]} */
  const output = [];
  let built = 0;
  let total = 0;
  createInterface(build.stderr).on('line', (line) => output.push(line));
  createInterface(build.stdout).on('line', (line) => {
    output.push(line);
    const all = / for (?:project \S+|(\d+) projects)(?: and (\d+) task)?/.exec(line);
    if (all) total ||= Number(all[1] ?? 1) + Number(all[2] ?? 0);
    const [, part, isCached] = /^> nx run (?:@evergift\/)?(\S+):build( .*\[)?/.exec(line) ?? [];
    if (part) built += 1;
    if (part && !isCached) console.log(`  ${built} of ${total}: ${part}`);
  });
  const [status] = await once(build, 'close');
  if (status !== 0) giveUp(output.join('\n'));
}

/** @param {string} output */
function giveUp(output) {
  console.error(output);
  console.error('The build failed; its output is above.');
  process.exit(1);
}
