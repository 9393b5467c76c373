import type { Plugin } from 'vite';

/** What is changed of a remote's manifest. */
interface Manifest {
  metaData: { ssrRemoteEntry?: unknown };
  shared: { id?: string }[];
  exposes: { assets: { js: { async: string[] }; css: { async: string[] } } }[];
}

const name = 'mf-manifest.json';

/**
 * Leaves out of a remote's manifest what nobody reads: a page loads the manifest before the remote. These are second
 * names of what it shares, the entry for a server, which it has not, and the files that it imports later: what a page needs
 * is named by path (name-page-files.ts).
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
      for (const { assets } of manifest.exposes) {
        assets.js.async = [];
        assets.css.async = [];
      }
      file.source = JSON.stringify(manifest);
    },
  },
});
