// `npm run new-feature <name>`: a new feature app, from nothing to a page in the shell.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildFirst } from '../serve/build-first.mjs';

buildFirst('run', '@evergift/delivery:build');

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
