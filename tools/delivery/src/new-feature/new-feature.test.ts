import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FeatureError, linkPackage, newFeature } from './new-feature.ts';

let root: string;
const packageLink = (name: string): string => join(root, 'node_modules/@evergift', name);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'evergift-feature-'));
  mkdirSync(packageLink('data'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['Wishes', 'lower-case letters'],
  [undefined, 'lower-case letters'],
  ['data', "There is a package named '@evergift/data' already"],
  ['dashboard', "'/dashboard' is a page already"],
  ['profile', "'/profile' is a page already"],
  ['assets', "'/assets' is where files lie"],
])('a feature cannot be named %s, and nothing is written', (name, message) => {
  expect(() => newFeature(root, name)).toThrow(FeatureError);
  expect(() => newFeature(root, name)).toThrow(message);
  expect(existsSync(join(root, 'apps'))).toBe(false);
});

test('the link that a deleted feature of that name left behind is no obstacle', () => {
  symlinkSync('../../apps/gone', packageLink('wishes'));
  linkPackage(root, 'wishes');
  expect(readlinkSync(packageLink('wishes'))).toBe(join('../../apps', 'wishes'));
});
