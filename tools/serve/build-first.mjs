import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

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
  const nx = ['node_modules/nx/dist/bin/nx.js', ...words, '--outputStyle=static'];
  const build = spawnSync(process.execPath, nx, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  if (build.status === 0) return;
  console.error(build.stdout, build.stderr);
  console.error('The build failed; what it printed stands above.');
  process.exit(1);
}
