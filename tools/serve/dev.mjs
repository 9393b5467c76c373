// `npm run dev` runs all apps with hot reload through the shell; `npm run dev people` runs the
// shell and that app, and the others as they were built last. The local backend is compiled first, and the
// app that signs people in is built.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildInSight } from './build-first.mjs';
import { takenPort } from './taken-port.mjs';

const words = process.argv.slice(2);
const settings = { data: { type: 'string' }, port: { type: 'string' } };
const taken = await takenPort('npm run dev', words, process.env);
if (taken) {
  console.error(taken);
  process.exit(1);
}
const { positionals } = parseArgs({ args: words, strict: false, options: settings });
const isAuthBuilt = positionals.length > 0 && !positionals.includes('auth');
const building = buildInSight('@evergift/serve', ...(isAuthBuilt ? ['@evergift/auth'] : []));
// Vite is read meanwhile.
await import('vite');
await building;

const { develop } = await import('./dist/develop/develop.js');
await develop(words);
