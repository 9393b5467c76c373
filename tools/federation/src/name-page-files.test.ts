import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { namePageFiles } from './name-page-files.ts';

const folder = fileURLToPath(new URL('../../../apps/auth/src/', import.meta.url));

interface Hook {
  generateBundle: { handler: (this: unknown, options: object, bundle: object) => Promise<void> };
}

const chunk = (fileName: string, module: string, imports: string[] = [], css: string[] = []) => ({
  [fileName]: {
    ...{ type: 'chunk', fileName, moduleIds: [`${folder}${module}`], imports, dynamicImports: [] },
    viteMetadata: { importedCss: new Set(css) },
  },
});

const nameFiles = async (...chunks: object[]) => {
  const manifest = {
    type: 'asset',
    source: JSON.stringify({
      metaData: { remoteEntry: { name: 'entry.js' } },
      exposes: [{ assets: { js: { sync: ['remote.js'] } } }],
    }),
  };
  const error = (message: string): never => {
    throw new Error(message);
  };
  const bundle = Object.assign({ 'mf-manifest.json': manifest }, ...chunks) as object;
  const plugin = namePageFiles(`${folder}remote.ts`) as unknown as Hook;
  await plugin.generateBundle.handler.call({ error }, {}, bundle);
  return JSON.parse(manifest.source) as { pages: object; translations: object };
};

const app = [
  chunk('entry.js', 'entry.ts'),
  chunk('remote.js', 'remote.ts'),
  chunk('auth.js', 'auth-page/auth-page.tsx', ['notices.js'], ['auth.css']),
  chunk('notices.js', 'notices.ts', ['auth.js'], ['notices.css']),
  chunk('join.js', 'together/join-page.tsx', ['auth.js']),
];
const profile = chunk('profile.js', 'profile-page/profile-page.tsx');

test('a manifest names the files that each page needs, found by their imports, and the translations', async () => {
  const start = ['entry.js', 'remote.js'];
  const german = chunk('assets/messages-de-1.js', 'messages/de.ts', ['runtime.js']);
  const runtime = chunk('runtime.js', 'runtime.ts');
  const { pages, translations } = await nameFiles(...app, profile, german, runtime);
  expect(translations).toEqual({ de: ['assets/messages-de-1.js', 'runtime.js'] });
  expect(pages).toEqual({
    '/auth': [...start, 'auth.js', 'auth.css', 'notices.js', 'notices.css'],
    '/join': [...start, 'join.js', 'auth.js', 'auth.css', 'notices.js', 'notices.css'],
    '/profile': [...start, 'profile.js'],
  });
});

test('a page without a file of its own ends the build', async () => {
  await expect(nameFiles(...app)).rejects.toThrow('the page /profile has no file of its own');
});
