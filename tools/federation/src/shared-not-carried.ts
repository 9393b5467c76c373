import { createRequire } from 'node:module';
import type { Plugin, Rollup } from 'vite';

const require = createRequire(import.meta.url);

/** Workspace packages of which the shell shares every script. */
const sharedWhole = /\/libs\/(ui|data|router)\/src\/.*\.[jt]sx?$/;

/**
 * Libraries that the shared packages are built on. They have state that a page has once: the focus
 * and overlays of React Aria, the router's location, Firestore's connection.
 */
const sharedLibraries =
  /\/node_modules\/(react|react-dom|react-hook-form|zod|react-router|react-router-dom|react-aria|react-aria-components|react-stately|@tanstack\/react-virtual|firebase|@firebase\/[\w-]+)\//;

/**
 * Lets a remote's build fail when it carries a copy of something that the shell shares. Two copies
 * of React Aria, say, know nothing of each other's focus and overlays, and cost 50 kB.
 *
 * @param shared specifiers that the shell shares
 */
export function sharedNotCarried(shared: readonly string[]): Plugin {
  const ownFiles = new Set(
    shared.filter((name) => name.startsWith('@evergift/')).map((name) => require.resolve(name)),
  );
  const isShared = (id: string) =>
    ownFiles.has(id) || sharedWhole.test(id) || sharedLibraries.test(id);
  return {
    name: 'evergift-shared-not-carried',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle: Rollup.OutputBundle) {
      const carried = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => id.split('?')[0] ?? id)
        .filter(isShared);
      if (carried.length === 0) return;
      const some = carried.slice(0, 5).join('\n  ');
      this.error(
        `This remote carries ${carried.length} modules that the shell shares, such as\n  ${some}\n` +
          'Import them by a name that the shell shares (tools/federation/src/shared-packages.ts).',
      );
    },
  };
}
