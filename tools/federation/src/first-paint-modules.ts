import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin, Rollup } from 'vite';
import { englishOnly } from '../../../libs/ui/vite/english-only.mjs';
import { hostModule } from './federation-on-demand.ts';
import { iconsByFile } from './icons-by-file.ts';
import { modernPackages } from './modern-packages.ts';
import { productionRouter } from './production-router.ts';

const shell = fileURLToPath(new URL('../../../apps/shell', import.meta.url));

/** The page's own entry (apps/shell/src/main.ts) only imports this. */
const start = 'src/boot/bootstrap.tsx';

/** What the linked remotes load before the first paint (`loadLinked` of the shell's remotes). */
const linkedPages = [
  '../home/src/dashboard/dashboard-page.tsx',
  '../home/src/onboarding/onboarding-gate.tsx',
];

/** What is imported when it is needed is not read: it is two thirds of the shell. */
const withoutLaterFiles = (): Plugin => ({
  name: 'evergift-without-later-files',
  resolveDynamicImport: (name) => ({ id: String(name), external: true }),
});

/**
 * The modules that the dashboard's first paint runs, after tree-shaking. Read from a build of the
 * shell without federation: names of a library that only a later page uses do not count.
 */
export async function firstPaintModules(): Promise<Set<string>> {
  const result = await build({
    root: shell,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [iconsByFile(), englishOnly(), productionRouter(), withoutLaterFiles(), react()],
    resolve: modernPackages,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: [start, ...linkedPages],
        external: [hostModule],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = result as Rollup.RollupOutput;
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const modules = new Set<string>();
  const visited = new Set<string>();
  const visit = (fileName: string): void => {
    const chunk = chunks.get(fileName);
    if (!chunk || visited.has(fileName)) return;
    visited.add(fileName);
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      if (renderedLength > 0) modules.add(id);
    }
    chunk.imports.forEach(visit);
  };
  for (const { isEntry, fileName } of chunks.values()) if (isEntry) visit(fileName);
  return modules;
}
