import { describe, expect, test } from 'vitest';
import { guardOf, isWorse } from './guard.ts';
import { simulateGuard } from './simulate-guard.ts';

const guard = guardOf();
const unknown = { visits: 0, failed: 0 };

describe('RL2 a device gives a build up', () => {
  test.each([
    ['after two failed visits', { visits: 2, failed: 2 }, unknown, true],
    ['not after one, which may be chance', { visits: 1, failed: 1 }, unknown, false],
    ['not when a tenth or less fails', { visits: 21, failed: 2 }, unknown, false],
    [
      'not when the default fails as often here',
      { visits: 4, failed: 2 },
      { visits: 10, failed: 6 },
      false,
    ],
    [
      'when the default fails less often here',
      { visits: 4, failed: 2 },
      { visits: 30, failed: 6 },
      true,
    ],
  ])('%s', (_, build, usual, answer) => {
    expect(isWorse(build, usual, guard)).toBe(answer);
  });

  test('by what remotes.json says, where it says something', () => {
    const one = { visits: 1, failed: 1 };
    expect(isWorse(one, unknown, guardOf({ least: 1 }))).toBe(true);
    expect(isWorse({ visits: 10, failed: 2 }, unknown, guardOf({ threshold: 0.5 }))).toBe(false);
    expect(
      isWorse({ visits: 10, failed: 6 }, { visits: 10, failed: 4 }, guardOf({ rate: 4 })),
    ).toBe(false);
  });
});

describe('RL2 of 1,000 devices', () => {
  const simulate = (failing: number) =>
    simulateGuard({
      guard,
      failing,
      noise: 0.01,
      devices: 1000,
      visits: 30,
      before: 20,
      isGuarded: true,
    });

  test('each meets a build that always fails twice', () => {
    expect(simulate(1)).toMatchObject({ errors: 2, sawError: 1 });
    expect(simulate(1).gaveUpAfter.slice(0, 2)).toEqual([0, 1]);
  });

  test('nearly all leave one that fails in every fifth visit, and few a good one', () => {
    expect(simulate(0.2).gaveUpAfter.at(-1)).toBeGreaterThan(0.95);
    expect(simulate(0).gaveUpAfter.at(-1)).toBeLessThan(0.03);
  });
});
