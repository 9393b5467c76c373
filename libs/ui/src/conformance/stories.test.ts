import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, string> };
const files = readdirSync(root + 'src', { recursive: true, encoding: 'utf8' });

/** The names of what a file exports as a story or a component. */
const exported = (source: string, declaration: string) =>
  [...source.matchAll(new RegExp(`^export ${declaration} ([A-Z]\\w*)`, 'gm'))].map(
    ([, name]) => name!,
  );

const componentFiles = Object.values(exports).filter((path) => path.endsWith('.tsx'));

test.each(componentFiles)('every component of %s has a story', (path) => {
  const stories = read(path.replace(/\.tsx$/, '.stories.tsx'));
  expect(exported(stories, 'const').length).toBeGreaterThan(0);
  for (const component of exported(read(path), 'function')) {
    expect(stories).toMatch(new RegExp(`<${component}\\b|component: ${component}\\b`));
  }
});

test('every reference picture belongs to a story', () => {
  const ids = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const [folder = '', name = ''] = file.replace('.stories.tsx', '').split('/');
      const title = folder === name ? name : `${folder}/${name}`;
      return exported(read(`src/${file}`), 'const').map((story) =>
        toId(title, storyNameFromExport(story)),
      );
    });
  const pictures = readdirSync(root + 'screenshots', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.replace('/', '--').replace(/-(light|dark)\.png$/, ''));
  expect(pictures.filter((id) => !ids.includes(id))).toEqual([]);
});
