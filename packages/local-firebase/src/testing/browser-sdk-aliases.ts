import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** An entry of Vite's `resolve.alias`. */
export interface ModuleAlias {
  find: string | RegExp;
  replacement: string;
}

/**
 * Aliases for Vite or Vitest that make the Firebase SDK in Node use its browser build. The SDK's
 * Node build speaks gRPC; its browser build speaks WebChannel, as pages do. Tests need
 * `environment: 'jsdom'` and `server.deps.inline: [/firebase/]` beside it.
 *
 * @param from `import.meta.url` of the configuration, from where `firebase` is resolved
 * @throws Error when the package `firebase` is not installed there
 */
export function browserSdkAliases(from: string): ModuleAlias[] {
  const firebase = createRequire(createRequire(from).resolve('firebase/package.json'));
  const folderOf = (name: string): string => dirname(firebase.resolve(`${name}/package.json`));
  const firestore = folderOf('@firebase/firestore');
  const compat = folderOf('@firebase/firestore-compat');
  const wrapper = join(folderOf('@firebase/webchannel-wrapper'), 'dist');
  return [
    {
      find: /^(@firebase|firebase)\/firestore$/,
      replacement: join(firestore, 'dist/index.esm.js'),
    },
    {
      find: /^@firebase\/firestore-compat$|^firebase\/compat\/firestore$/,
      replacement: join(compat, 'dist/index.esm.js'),
    },
    {
      find: '@firebase/webchannel-wrapper/webchannel-blob',
      replacement: join(wrapper, 'webchannel-blob/esm/webchannel_blob_es2018.js'),
    },
    {
      find: '@firebase/webchannel-wrapper/bloom-blob',
      replacement: join(wrapper, 'bloom-blob/esm/bloom_blob_es2018.js'),
    },
  ];
}
