// Writes firebase.json and .firebaserc.example anew from the list of apps and origins.
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

const { writeFirebaseJson } = await import('./dist/security/write-firebase-json.js');
const files = writeFirebaseJson();
const format = ['node_modules/prettier/bin/prettier.cjs', '--write', '--parser', 'json', ...files];
spawnSync(process.execPath, format);
console.log(`${files.join(' and ')} are written.`);
