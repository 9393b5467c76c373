// Writes the headers of firebase.json anew from the list of origins. `--deploy` writes
// firebase.deploy.json for the sites of .firebaserc and the config.json that is deployed.
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
const file = writeFirebaseJson(process.argv.slice(2));
spawnSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', file]);
console.log(`${file} is written.`);
