// `npm run compress`: builds everything and writes Brotli copies beside its files, for servers that hand them out.
import { buildFirst } from './build-first.mjs';

buildFirst('run-many', '-t', 'build');

const { precompressBuilds } = await import('./dist/precompress.js');
await precompressBuilds();
