import { dirname, join } from 'node:path';
import { normalizePath, type Plugin, type Rollup } from 'vite';
import { chunksOf, filesOf } from './chunks.ts';
import { readRemote } from './read-remote.ts';

/** What is read of a remote's manifest, and added to it. */
interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: { js: { sync: string[] } } }[];
  /** The scripts and styles that each page needs, by its path. */
  pages?: Record<string, string[]>;
  /** The scripts with the messages in other languages, by language. */
  translations?: Record<string, string[]>;
}

const translation = /^assets\/messages-([a-z]{2})-.*\.js$/;

/** The module that a route imports, from the folder of the remote's `remote.ts`. */
const imported = /\(\s*["'](\/[^"']+)["']/;

/**
 * Adds to a remote's manifest which files each of its pages needs, and its translations. The shell fetches those of the
 * first page beside itself (apps/shell/src/remotes/prefetch-page.ts): found by their imports they would come one after
 * another.
 *
 * @param exposed the address of the remote's `remote.ts`
 */
export const namePageFiles = (exposed: string): Plugin => ({
  name: 'evergift-name-page-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const file = bundle['mf-manifest.json'];
      if (file?.type !== 'asset') return this.error('The federation plugin writes no manifest.');
      const manifest = JSON.parse(String(file.source)) as Manifest;
      const entry = manifest.metaData.remoteEntry.name;
      const start = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
      const { routes } = await readRemote(exposed);
      manifest.pages = Object.fromEntries(
        routes.map(({ path, load }) => {
          const [, name] = imported.exec(String(load)) ?? [];
          const module = name && normalizePath(join(dirname(exposed), name));
          const page = Object.values(bundle).find(
            (one) => one.type === 'chunk' && module && one.moduleIds.includes(module),
          );
          if (!page) return this.error(`${exposed}: the page ${path} has no file of its own.`);
          return [path, neededFiles(bundle, [entry, ...start, page.fileName])];
        }),
      );
      manifest.translations = Object.fromEntries(
        Object.keys(bundle).flatMap((name) => {
          const [, language] = translation.exec(name) ?? [];
          return language ? [[language, neededFiles(bundle, [name])]] : [];
        }),
      );
      file.source = JSON.stringify(manifest);
    },
  },
});

/** The files of chunks, by their names, and of what they import statically. */
const neededFiles = (bundle: Rollup.OutputBundle, names: readonly string[]): string[] =>
  filesOf(chunksOf(bundle, ({ fileName }) => names.includes(fileName)));
