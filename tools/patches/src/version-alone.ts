import { replaced, type Patch } from './patch.ts';

/**
 * The federation plugin reads its runtime's version from the package's description. Imported whole, that travels to
 * every page: 2 kB of file names and people.
 *
 * Not reported upstream; the place is
 * https://github.com/module-federation/vite/blob/main/src/utils/injectExternalRuntimeCorePlugin.ts
 */
export const versionAlone: Patch = {
  module: /\/@module-federation\/vite\/lib\/utils\/injectExternalRuntimeCorePlugin\.js$/,
  change: (code) =>
    replaced(code, [
      [
        'import runtimePackage from "@module-federation/runtime/package.json" with { type: "json" };',
        'import { version } from "@module-federation/runtime/package.json" with { type: "json" };',
      ],
      ['runtimePackage.version', 'version'],
    ]),
  lookAt: 'what it reads of the runtime’s package',
};
