import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

/** @param {string} path a component's file */
function unknownNames(path) {
  const text = read(path);
  const sheets = [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)];
  return sheets.flatMap(([, name = '', sheet = '']) => {
    const defined = new Set(
      [...read(join(dirname(path), sheet)).matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, one]) => one),
    );
    return [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))]
      .map(([, one]) => one)
      .filter((one) => !defined.has(one))
      .map((one) => `${path}: ${name}.${one}`);
  });
}

test('every style that a component names is defined in its style sheet', () => {
  const { stdout } = spawnSync('git', ['ls-files', 'apps', 'libs'], {
    cwd: root,
    encoding: 'utf8',
  });
  const components = stdout.split('\n').filter((path) => path.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(unknownNames)).toEqual([]);
});
