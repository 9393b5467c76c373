// `npm run dev` runs all apps with hot reload through the shell; `npm run dev people` runs the
// shell and that app, and the others as they were built last. The local backend is compiled first, and the
// app that signs people in is built.
import process from 'node:process';
import { buildFirst } from './build-first.mjs';

const words = process.argv.slice(2);
const auth = words.length > 0 && !words.includes('auth') ? ',@evergift/auth' : '';
buildFirst('run-many', '-t', 'build', '-p', `@evergift/serve${auth}`);

const { develop } = await import('./dist/develop/develop.js');
await develop(words);
