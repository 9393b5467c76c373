// `npm run dev` runs all apps with hot reload through the shell; `npm run dev people` runs one app
// alone, without federation. The local backend is compiled first.
import process from 'node:process';
import { buildFirst } from './build-first.mjs';

buildFirst('run', '@evergift/serve:build');

const { develop } = await import('./dist/develop/develop.js');
await develop(process.argv.slice(2));
