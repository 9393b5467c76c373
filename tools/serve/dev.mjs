// `npm run dev` runs all apps with hot reload through the shell; `npm run dev people` runs one app
// alone, without federation. The local backend is compiled first.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const nx = [
  'node_modules/nx/dist/bin/nx.js',
  'run',
  '@evergift/serve:build',
  '--outputStyle=static',
];
const build = spawnSync(process.execPath, nx, {
  encoding: 'utf8',
  env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
});
if (build.status !== 0) {
  console.error(build.stdout, build.stderr);
  process.exit(1);
}

const { develop } = await import('./dist/develop/develop.js');
await develop(process.argv.slice(2));
