import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Rollup } from 'vite';
import { iconsByFile, iconsDrawnByShell } from './icons-by-file.ts';

/** Every remote is written with it; what the development server uses of it differs from a build. */
const always = ['react', 'react/jsx-runtime', 'react-dom'];

/**
 * Which of the shell's modules a remote uses, itself or through the workspace packages that it
 * carries. It is read from a build of the remote in which these modules stay outside, so that what
 * tree-shaking removes does not count: a remote fetches what it declares when it starts, and an
 * older shell may lack what is declared and not used.
 *
 * @param entry the remote's first module, as an absolute path
 * @param candidates specifiers of everything that the shell shares
 */
export async function usedSharedPackages(
  entry: string,
  candidates: readonly string[],
): Promise<string[]> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [iconsByFile(), iconsDrawnByShell(), react()],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry,
        external: [...candidates],
        preserveEntrySignatures: 'strict',
        treeshake: { moduleSideEffects: 'no-external' },
      },
    },
  });
  const { output } = result as Rollup.RollupOutput;
  const imported = new Set(
    output.flatMap((file) =>
      file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
    ),
  );
  return candidates.filter((name) => always.includes(name) || imported.has(name));
}
