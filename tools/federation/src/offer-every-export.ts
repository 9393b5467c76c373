import type { Plugin } from 'vite';

/** Plugins of the federation plugin that wait for the end of the modules, and a hook that parses each of them. */
const endOfModules = ['parseStart', 'parseEnd'];
const readsModules = 'proxyPreBuildShared';

/**
 * Lets a remote offer every name of a shared package. The federation plugin would look which of them
 * are used: it parses each module for that, and takes 10 ms without a parsed module for the end. On
 * a busy machine that comes too early, names that are used are left out, and the build fails.
 *
 * @param plugins what `federation()` gives
 * @throws Error when the federation plugin has these parts no more
 */
export function offerEveryExport(plugins: readonly Plugin[]): Plugin[] {
  for (const name of [...endOfModules, readsModules]) {
    if (!plugins.some((plugin) => plugin.name === name)) {
      throw new Error(`The federation plugin has no part '${name}': see offer-every-export.ts.`);
    }
  }
  return plugins
    .filter(({ name }) => !endOfModules.includes(name))
    .map((plugin) => {
      if (plugin.name !== readsModules) return plugin;
      const { transform: _, shouldTransformCachedModule: __, ...others } = plugin;
      return others;
    });
}
