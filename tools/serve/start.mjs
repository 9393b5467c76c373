// `npm start`: builds what is not built, then serves everything from one process.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const words = process.argv.slice(2);

if (!words.includes('--help')) {
  console.log('Evergift: building what has changed …');
  const nx = ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '--outputStyle=static'];
  const build = spawnSync(process.execPath, nx, {
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  if (build.status !== 0) {
    console.error(build.stdout, build.stderr);
    console.error('The build failed; what it printed stands above.');
    process.exit(1);
  }
}

await import('./dist/run.js');
