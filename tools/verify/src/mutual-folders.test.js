import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mutualFolders } from './mutual-folders.js';

let source = '';

beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'folders-'));
});

afterEach(() => rmSync(source, { recursive: true }));

/** @param {Record<string, string>} files what each file imports */
function pairsOf(files) {
  for (const [file, imported] of Object.entries(files)) {
    mkdirSync(dirname(join(source, file)), { recursive: true });
    writeFileSync(join(source, file), imported ? `import type { A } from '${imported}';\n` : '');
  }
  return mutualFolders(source);
}

test('two folders whose types name each other are a pair', () => {
  expect(pairsOf({ 'model/a.ts': '../store/a.ts', 'store/b.ts': '../model/b.ts' })).toEqual([
    ': model, store',
  ]);
});

test('a pair further down is found, and from subfolders of the two', () => {
  expect(pairsOf({ 'in/a/deep/a.ts': '../../b/b.ts', 'in/b/b.ts': '../a/a.ts' })).toEqual([
    'in: a, b',
  ]);
});

test('a folder and its subfolder may import each other', () => {
  expect(pairsOf({ 'a/b/c.ts': '../d.ts', 'a/d.ts': './b/c.ts' })).toEqual([]);
});

test('tests and what serves them alone do not count', () => {
  const files = {
    'a/a.ts': '../b/b.ts',
    'b/b.test.ts': '../a/a.ts',
    'b/testing/c.ts': '../../a/a.ts',
  };
  expect(pairsOf(files)).toEqual([]);
});
