import type { Plugin } from 'vite';

interface Change {
  /** Ends the plugin's name: `evergift-<name>`. */
  name: string;
  /** The module's path. */
  module: RegExp;
  /** @returns the changed code, or undefined when the module is not as it was */
  change: (code: string) => string | undefined;
  /** What to look at in a newer version, e.g. 'how it empties itself'. */
  lookAt: string;
}

/**
 * Changes one module of a library in a build. A version in which the module is another stops the
 * build and says what to look at.
 */
export const changeModule = ({ name, module, change, lookAt }: Change): Plugin => ({
  name: `evergift-${name}`,
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    if (!module.test(file)) return undefined;
    const changed = change(code);
    if (changed === undefined) this.error(`${file} has changed: look ${lookAt}.`);
    return { code: changed, map: null };
  },
});
