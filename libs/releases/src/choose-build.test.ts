import { describe, expect, test } from 'vitest';
import { chooseBuild } from './choose-build.ts';
import { isOffered } from './release-list.ts';
import type { Build } from './release-list.ts';

const usual: Build = {
  url: '/a',
  version: '1',
  build: 'a',
  share: 95,
  isDefault: true,
  extras: {},
};
const canary: Build = { ...usual, url: '/b', version: '2', build: 'b', share: 5, isDefault: false };
const devices = Array.from({ length: 10_000 }, (_, index) => `device-${index}`);
const never = () => false;

/** The devices that get the canary. */
const chosen = (share: number, name = 'people', build = 'b'): Set<string> =>
  new Set(
    devices.filter(
      (device) =>
        !chooseBuild({ name, builds: [usual, { ...canary, share, build }] }, device, never)
          .isDefault,
    ),
  );

const inBoth = (one: Set<string>, other: Set<string>) =>
  [...one].filter((device) => other.has(device)).length;

describe('RL2 a build for a share of devices', () => {
  test.each([0, 5, 20, 100])('of %i % reaches that many', (share) => {
    expect(Math.abs(chosen(share).size / 100 - share)).toBeLessThan(1);
  });

  test('keeps its devices when the share grows', () => {
    const [few, more] = [chosen(5), chosen(20)];
    expect(inBoth(few, more)).toBe(few.size);
  });

  test('has other devices than another build, and than another app', () => {
    const few = chosen(5);
    expect(inBoth(few, chosen(5, 'people', 'c'))).toBeLessThan(few.size / 5);
    expect(inBoth(few, chosen(5, 'gifts'))).toBeLessThan(few.size / 5);
  });

  test('never reaches a device that has no id, or that gave it up', () => {
    const builds: [Build, Build] = [usual, { ...canary, share: 100 }];
    const app = { name: 'people', builds };
    expect(chooseBuild(app, undefined, never)).toBe(usual);
    expect(chooseBuild(app, 'device', ({ build }) => build === 'b')).toBe(usual);
    expect(chooseBuild(app, 'device', never).version).toBe('2');
  });
});

test('RL1 the default and builds with a share are offered; an earlier one is not', () => {
  expect([usual, canary, { ...canary, share: 0 }].map(isOffered)).toEqual([true, true, false]);
});
