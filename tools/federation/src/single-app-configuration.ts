import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { englishOnly } from '../../../libs/ui/vite/english-only.mjs';
import { patchedLibraries } from '../../patches/src/index.ts';
import { shortClassNames } from './short-class-names.ts';
import { hostModule } from './federation-on-demand.ts';
import { firstPaintChunks } from './first-paint-chunk.ts';
import { iconsByFile } from './icons-by-file.ts';
import { modernPackages } from './modern-packages.ts';
import { builtRemotes } from './ports.ts';
import { namedReact } from './named-react.ts';
import { preloadShell } from './preload-shell.ts';
import { productionRouter } from './production-router.ts';

const appsFolder = fileURLToPath(new URL('../../../apps/', import.meta.url));
const runtime = '@module-federation/runtime';

/**
 * Module federation's runtime as an ordinary build has it: a remote is a dynamic import of its
 * sources.
 */
function remotesInOneBuild(): Plugin {
  const id = '\0evergift-remotes-in-one-build';
  return {
    name: 'evergift-remotes-in-one-build',
    enforce: 'pre',
    resolveId: (source) => (source === runtime || source === hostModule ? id : undefined),
    load: (wanted) => {
      if (wanted !== id) return undefined;
      const loaders = builtRemotes.map(
        (name) => `${JSON.stringify(name)}: () => import('${appsFolder}${name}/src/remote.ts')`,
      );
      return [
        `const loaders = { ${loaders.join(', ')} };`,
        'export const registerRemotes = () => undefined;',
        'export const registerPlugins = () => undefined;',
        'export const getInstance = () => null;',
        'export const initHost = async () => undefined;',
        "export const loadRemote = (id) => loaders[id.split('/')[0]]();",
      ].join('\n');
    },
  };
}

/**
 * Vite configuration of the shell and all remotes as one application: the same sources and the same
 * optimisations as the shell's build, without federation. Nobody ships it: it says what federation
 * costs (docs/figures.md).
 *
 * @param outDir where the build goes
 */
export function singleAppConfiguration(outDir: string): UserConfig {
  const chunks = firstPaintChunks();
  return {
    root: `${appsFolder}shell`,
    resolve: modernPackages,
    css: shortClassNames,
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'app.html',
        output: { codeSplitting: { groups: chunks.groups } },
      },
    },
    plugins: [
      remotesInOneBuild(),
      chunks.plugin,
      englishOnly(),
      patchedLibraries(),
      productionRouter(),
      iconsByFile(),
      namedReact(),
      react(),
      preloadShell(),
    ],
  };
}
