import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { shareable } from './shared-packages.ts';
import { usedSharedPackages } from './used-shared-packages.ts';

const used = (app: string): Promise<string[]> =>
  usedSharedPackages(
    fileURLToPath(new URL(`../../../apps/${app}/src/remote.ts`, import.meta.url)),
    Object.keys(shareable()),
  );

describe('what a remote takes from the shell', () => {
  test('includes what it uses through the packages that it carries', async () => {
    const names = await used('people');
    // People's own sources import neither: libs/forms does.
    expect(names).toEqual(
      expect.arrayContaining(['@evergift/ui/select', '@evergift/ui/search-field']),
    );
    expect(names).toEqual(expect.arrayContaining(['react', '@evergift/data/react']));
  });

  test('leaves out what tree-shaking removes', async () => {
    const names = await used('auth');
    expect(names).toContain('@evergift/ui/text-field');
    // libs/forms has a use for it that the auth app never imports.
    expect(names).not.toContain('@evergift/ui/search-field');
  });
});
