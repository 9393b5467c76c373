import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { exactly } from './exactly.ts';

const require = createRequire(import.meta.url);

/**
 * Lets the shell import what it shares like any other module. The federation plugin would put a
 * wrapper in between that asks at run time who provides it, and has to fetch all of it, also what
 * only a later page needs, before the first line runs. The shell is the only provider: the remotes
 * bring no copies (`import: false`), so the answer is known when it is built. What the remotes get
 * are the same modules.
 *
 * A shared module's own path leads to itself, too: the plugin asks again, by path, for whatever is
 * not parsed yet at some moment, and would take the answer for one more use. Without this one build
 * in three differs from the others, and some did not start.
 *
 * @param names the shared modules; those below `react` and `react-dom` follow
 */
export function directImports(names: readonly string[]): Plugin {
  const modules = [...names, 'react/jsx-runtime', 'react-dom/client'];
  const paths = new Map(modules.map((name) => [name, pathOf(name)]));
  const ownPaths = new Set(paths.values());
  return {
    name: 'evergift-direct-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: exactly([...paths.keys(), ...ownPaths]) },
      handler: (source) => paths.get(source) ?? (ownPaths.has(source) ? source : undefined),
    },
  };
}

/** A package's file for bundlers, where it has one beside that for Node. */
function pathOf(name: string): string {
  const path = require.resolve(name);
  const [folder = ''] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(path) ?? [];
  const isWhole = folder.endsWith(`/${name}/`);
  if (!isWhole) return path;
  const { module } = require(`${folder}package.json`) as { module?: string };
  return module === undefined ? path : `${folder}${module}`;
}
