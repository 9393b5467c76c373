import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { remoteConfiguration } from '../../../tools/federation/src/index.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * A small remote that takes the place of people. NEEDS is a record of package names and versions in
 * JSON: what it asks for in place of the versions that are installed.
 */
export default defineConfig(async () => {
  const needs = JSON.parse(process.env['NEEDS'] ?? '{}') as Record<string, string>;
  const configuration = await remoteConfiguration('people', { sources: `${root}src`, needs });
  const build = { ...configuration.build, sourcemap: false, emptyOutDir: true };
  return { ...configuration, root, build };
});
