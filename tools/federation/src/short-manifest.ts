import type { Plugin } from 'vite';

/** What is changed of a remote's manifest. */
interface Manifest {
  metaData: { ssrRemoteEntry?: unknown };
  shared: { id?: string }[];
}

const name = 'mf-manifest.json';

/**
 * Leaves out of a remote's manifest second names of what it shares, and the entry for a server, which it has not: a
 * page loads the manifest before the remote, and nobody reads them, a seventh of it.
 */
export const shortManifest = (): Plugin => ({
  name: 'evergift-short-manifest',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const file = bundle[name];
      if (file?.type !== 'asset') return this.error(`The federation plugin writes no ${name}.`);
      const manifest = JSON.parse(String(file.source)) as Manifest;
      for (const shared of manifest.shared) delete shared.id;
      delete manifest.metaData.ssrRemoteEntry;
      file.source = JSON.stringify(manifest);
    },
  },
});
