import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

/** The files of apps and libraries with this ending. @param {string} ending */
function filesWith(ending) {
  const { stdout } = spawnSync('git', ['ls-files', 'apps', 'libs'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((path) => path.endsWith(ending));
}

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
  const components = filesWith('.tsx');
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(unknownNames)).toEqual([]);
});

/** What the compositor animates alone. Anything else lays out or paints the page for each frame. */
const isComposited = /^(opacity|translate|rotate|scale|transform)$/;

test('what moves without an end costs the page no frame', () => {
  const moving = filesWith('.css').flatMap((path) => {
    const text = read(path);
    const endless = [...text.matchAll(/animation:\s*([\w-]+)[^;]*\binfinite\b/g)];
    return endless.map(([, name = '']) => {
      const [, frames = ''] =
        new RegExp(`@keyframes ${name} \\{(.*?)\\n {2}\\}`, 's').exec(text) ?? [];
      const animated = [...frames.matchAll(/^\s*([\w-]+):/gm)].map(([, property = '']) => property);
      return { path, animated };
    });
  });
  expect(moving.length).toBeGreaterThan(1);
  for (const { path, animated } of moving) {
    expect(animated, path).not.toEqual([]);
    expect(
      animated.filter((property) => !isComposited.test(property)),
      path,
    ).toEqual([]);
  }
});
