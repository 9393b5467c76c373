// Measures this backend beside Google's emulator in the same run and prints the figures.
// Usage: npm run benchmark (in packages/local-firebase).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const packageFolder = join(import.meta.dirname, '..');
const outDir = join(packageFolder, 'test-results', `benchmark-${process.pid}`);
const shared = { root: packageFolder, configFile: false, logLevel: 'error' };
for (const [name, source] of [
  ['cli', 'src/cli.ts'],
  ['measure', 'benchmark/measure.ts'],
]) {
  const rollupOptions = { output: { entryFileNames: `${name}.mjs` } };
  const ssr = join(packageFolder, source);
  await build({ ...shared, build: { ssr, outDir, emptyOutDir: false, rollupOptions } });
}
try {
  const { measure } = await import(join(outDir, 'measure.mjs'));
  await measure(join(outDir, 'cli.mjs'));
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
