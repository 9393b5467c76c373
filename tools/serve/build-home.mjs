// `npm run build:home [folder]`: builds everything and puts it into one folder that needs Node alone.
import { resolve } from 'node:path';
import process from 'node:process';
import { buildFirst } from './build-first.mjs';

buildFirst('run-many', '-t', 'build');

const { precompressBuilds } = await import('./dist/precompress.js');
await precompressBuilds();
const { assembleHome } = await import('./dist/home/assemble-home.js');
const target = resolve(process.argv[2] ?? 'dist/home');
await assembleHome(target);
console.log(`${target} is complete. Start it there: node evergift.mjs start`);
console.log(`Or make it one file, for npx: npm pack ${target}`);
