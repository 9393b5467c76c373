import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { patchedLibraries } from '../../../tools/patches/src/index.ts';

const require = createRequire(import.meta.url);
/** A package's browser file: in Node the SDK picks a build that speaks another protocol than browsers do. */
const browserFile = (name: string, file: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), file);

const firebase = createRequire(require.resolve('firebase/package.json'));
const auth = join(dirname(firebase.resolve('@firebase/auth/package.json')), 'dist/esm/index.js');
const firestore = browserFile('@firebase/firestore', 'dist/index.esm.js');
const webchannel = (part: string) =>
  browserFile(
    '@firebase/webchannel-wrapper',
    `dist/${part}/esm/${part.replace('-', '_')}_es2018.js`,
  );

/** Tests of Vitest that talk to a real backend, through the SDK as browsers have it. */
export const firebaseProject = (name: string, include: string): TestProjectInlineConfiguration => ({
  plugins: [patchedLibraries()],
  resolve: {
    alias: [
      { find: /^(@firebase|firebase)\/firestore$/, replacement: firestore },
      { find: /^(@firebase|firebase)\/auth$/, replacement: auth },
      {
        find: '@firebase/webchannel-wrapper/webchannel-blob',
        replacement: webchannel('webchannel-blob'),
      },
      {
        find: '@firebase/webchannel-wrapper/bloom-blob',
        replacement: webchannel('bloom-blob'),
      },
    ],
  },
  test: {
    name,
    include: [include],
    environment: 'jsdom',
    // One page and one SDK for all files: loading them took a third of the time.
    isolate: false,
    testTimeout: 60_000,
    globalSetup: [fileURLToPath(new URL('backend.ts', import.meta.url))],
    server: { deps: { inline: [/@firebase\/(firestore|auth|webchannel-wrapper)/] } },
  },
});
