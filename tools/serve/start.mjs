// `npm start`: builds what is not built, then serves everything from one process.
import process from 'node:process';
import { buildFirst } from './build-first.mjs';

const words = process.argv.slice(2);

if (words.includes('--help')) {
  buildFirst('run', '@evergift/serve:build');
} else {
  console.log('Evergift: building what has changed …');
  buildFirst('run-many', '-t', 'build');
}

await import('./dist/run.js');
