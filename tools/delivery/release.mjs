// `npm run release -- <app>`: gives a build of an app to all devices, or to a share of them.
import process from 'node:process';
import { buildFirst } from '../serve/build-first.mjs';

buildFirst('run', '@evergift/delivery:build');

const { main } = await import('./dist/release/command-line.js');
process.exitCode = await main(process.argv.slice(2));
