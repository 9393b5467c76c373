import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { remoteConfiguration } from '../../../tools/federation/src/index.ts';

const root = fileURLToPath(new URL('../contract-2', import.meta.url));

/**
 * The same small remote, asking for other versions of shared packages than are installed: NEEDS is a
 * record of package names and versions in JSON.
 */
export default defineConfig(async () => {
  const needs = JSON.parse(process.env['NEEDS'] ?? '{}') as Record<string, string>;
  const sources = `${root}/src`;
  const configuration = await remoteConfiguration('people', { sources, needs });
  const build = { ...configuration.build, sourcemap: false, emptyOutDir: true };
  return { ...configuration, root, build };
});
