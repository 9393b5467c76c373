// Writes firebase.json and .firebaserc.example anew from the list of apps and origins.
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { buildFirst } from './build-first.mjs';

buildFirst('run', '@evergift/serve:build');

const { writeFirebaseJson } = await import('./dist/security/write-firebase-json.js');
const style = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'));
const files = writeFirebaseJson();
for (const file of files) {
  const { code } = await format('firebase.json', readFileSync(file, 'utf8'), style);
  writeFileSync(file, code);
}
console.log(`${files.join(' and ')} are written.`);
