import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { singleAppConfiguration } from '../tools/federation/src/index.ts';

const outDir = fileURLToPath(new URL('dist/single-app/shell/dist', import.meta.url));

export default defineConfig(singleAppConfiguration(outDir));
