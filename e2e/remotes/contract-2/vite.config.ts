import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { remoteConfiguration } from '../../../tools/federation/src/index.ts';

export default defineConfig(async () => {
  const sources = fileURLToPath(new URL('src', import.meta.url));
  const configuration = await remoteConfiguration('people', { sources });
  const build = { ...configuration.build, outDir: 'built', sourcemap: false };
  return { ...configuration, build };
});
