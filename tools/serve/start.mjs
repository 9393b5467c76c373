// `npm start`: builds what is not built, then serves everything from one process.
import process from 'node:process';
import { buildFirst, buildInSight } from './build-first.mjs';
import { takenPort } from './taken-port.mjs';

const words = process.argv.slice(2);

if (words.includes('--help')) {
  buildFirst('run', '@evergift/serve:build');
} else {
  const taken = await takenPort('npm start', words, process.env);
  if (taken) {
    console.error(taken);
    process.exit(1);
  }
  // The shell takes longest, so it is named first.
  await buildInSight('@evergift/shell', '@evergift/serve', 'tag:layer:app');
}

await import('./dist/run.js');
