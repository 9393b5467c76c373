// `npm run new-feature <name>`: a new feature app, from nothing to a page in the shell.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const nx = ['node_modules/nx/dist/bin/nx.js', 'run', '@evergift/delivery:build'];
const build = spawnSync(process.execPath, nx, {
  encoding: 'utf8',
  env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
});
if (build.status !== 0) {
  console.error(build.stdout, build.stderr);
  process.exit(1);
}

const { newFeature } = await import('./dist/new-feature/new-feature.js');
const [name] = process.argv.slice(2);
try {
  newFeature(fileURLToPath(new URL('../../', import.meta.url)), name);
  console.log(`apps/${name} is there: npm run dev ${name}, or npm start and open /${name}.`);
} catch (error) {
  if (error.name !== 'FeatureError') throw error;
  console.error(error.message);
  process.exitCode = 1;
}
