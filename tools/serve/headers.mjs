// Writes firebase.json and .firebaserc.example anew from the list of apps and origins.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { buildFirst } from './build-first.mjs';

buildFirst('run', '@evergift/serve:build');

const { writeFirebaseJson } = await import('./dist/security/write-firebase-json.js');
const files = writeFirebaseJson();
const format = ['node_modules/prettier/bin/prettier.cjs', '--write', '--parser', 'json', ...files];
spawnSync(process.execPath, format);
console.log(`${files.join(' and ')} are written.`);
