import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { sharedNotCarried } from './shared-not-carried.ts';

const contract = createRequire(import.meta.url).resolve('@evergift/contract');

/** What the plugin says to a build of one chunk with these modules. */
function check(...modules: string[]): void {
  const plugin = sharedNotCarried(['react', '@evergift/contract']);
  const generateBundle = plugin.generateBundle as unknown as (
    this: { error: (message: string) => never },
    options: unknown,
    bundle: unknown,
  ) => void;
  const context = {
    error: (message: string): never => {
      throw new Error(message);
    },
  };
  const rendered = Object.fromEntries(modules.map((id) => [id, { renderedLength: 10 }]));
  generateBundle.call(context, {}, { 'a.js': { type: 'chunk', modules: rendered } });
}

test.each([
  '/repository/libs/ui/src/select/select.tsx',
  '/repository/libs/data/src/index.ts',
  '/repository/node_modules/react-aria/dist/private/focus/FocusScope.mjs',
  '/repository/node_modules/react/index.js?commonjs-module',
  '/repository/node_modules/react-hook-form/dist/index.esm.mjs',
  '/repository/node_modules/zod/v4/core/schemas.js',
  contract,
])('a remote that carries %s is not built', (id) => {
  expect(() => check('/repository/apps/people/src/remote.ts', id)).toThrow(
    'carries 1 modules that the shell shares',
  );
});

test('a remote carries its own sources, styles, icons and the packages for forms', () => {
  expect(() =>
    check(
      '/repository/apps/people/src/remote.ts',
      '/repository/libs/forms/src/index.ts',
      '/repository/node_modules/lucide-react/dist/esm/icons/gift.mjs',
      '/repository/node_modules/rxjs/dist/esm/index.js',
      '/repository/libs/ui/src/button/button.module.css',
    ),
  ).not.toThrow();
});
