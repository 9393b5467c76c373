// `npm run evergift -- backup <file>` and the other commands of whoever runs the server.
import process from 'node:process';
import { buildFirst } from './build-first.mjs';

buildFirst('run', '@evergift/serve:build');

const { main } = await import('./dist/command-line.js');
await main(process.argv.slice(2));
