import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium, findHeadlessChromium } from './find-chromium.js';

/** @type {string} */
let folder;
/** @param {string} name */
const program = (name) => {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evergift-chromium-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('EVERGIFT_CHROMIUM', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('the named Chromium comes first, then the system’s, then Playwright’s', () => {
  const own = program('playwrights-own');
  expect(findChromium(own)).toBe(own);
  const system = program('chromium');
  expect(findChromium(own)).toBe(system);
  const named = program('my-chromium');
  process.env['EVERGIFT_CHROMIUM'] = named;
  expect(findChromium(own)).toBe(named);
});

test('a named Chromium that is not there is an error, not a silent other one', () => {
  program('chromium');
  process.env['EVERGIFT_CHROMIUM'] = '/nowhere/chromium';
  expect(() => findChromium(undefined)).toThrow(
    "EVERGIFT_CHROMIUM names '/nowhere/chromium', but there is no such program.",
  );
});

test('where there is none, none is found', () => {
  expect(findChromium('/nowhere/playwrights-own')).toBeUndefined();
});

test('without a window the headless shell comes before the system’s browser, and after a named one', () => {
  const system = program('chromium');
  expect(findHeadlessChromium(undefined)).toBe(system);
  const shell = program('chromium-headless-shell');
  expect(findHeadlessChromium(undefined)).toBe(shell);
  expect(findChromium(undefined)).toBe(system);
  const named = program('my-chromium');
  process.env['EVERGIFT_CHROMIUM'] = named;
  expect(findHeadlessChromium(undefined)).toBe(named);
});
