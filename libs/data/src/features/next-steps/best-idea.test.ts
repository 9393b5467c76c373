import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildGift } from '../../testing/builders.ts';
import { bestIdea } from './next-step.ts';

const idea = (id: string, estimatedCost: number, plannedEventId = '') =>
  buildGift({ id, estimatedCost, plannedEventId });
const best = (ideas: Parameters<typeof bestIdea>[0], left: number | null = null) =>
  bestIdea(ideas, 'party', left)?.id;

describe('O13 the best idea for a participant without a present', () => {
  test('the cheapest that is planned for the event comes first, whatever is left', () => {
    const ideas = [idea('cheap', 500), idea('dear', 9_000, 'party'), idea('less', 8_000, 'party')];
    expect(best(ideas, 1_000)).toBe('less');
  });

  test('else the cheapest that fits what is left', () => {
    expect(best([idea('dear', 9_000), idea('cheap', 500)], 1_000)).toBe('cheap');
    expect(best([idea('dear', 9_000), idea('exact', 1_000)], 1_000)).toBe('exact');
    expect(best([idea('dear', 9_000)], 1_000)).toBeUndefined();
    expect(best([idea('dear', 9_000)], -1)).toBeUndefined();
  });

  test('without a budget everything fits', () => {
    expect(best([idea('dear', 9_000)])).toBe('dear');
  });

  test('one without an estimate comes after those that have one', () => {
    expect(best([idea('unknown', 0), idea('dear', 9_000)])).toBe('dear');
    expect(best([idea('unknown', 0), idea('dear', 9_000)], 100)).toBe('unknown');
  });

  test('what is planned for another event, or bought, is left alone', () => {
    const bought = buildGift({ id: 'bought', status: 'purchased', estimatedCost: 100 });
    expect(best([idea('other', 100, 'picnic'), bought])).toBeUndefined();
  });

  test('of two alike the older one, in any order', () => {
    const older = buildGift({ id: 'b', createdAt: 1 });
    const newer = buildGift({ id: 'a', createdAt: 2 });
    expect(best([newer, older])).toBe('b');
    expect(best([older, newer])).toBe('b');
  });

  test('does not depend on the order of the ideas', () => {
    const anIdea = fc.record({
      id: fc.uuid(),
      status: fc.constantFrom('idea', 'purchased'),
      estimatedCost: fc.nat(5),
      plannedEventId: fc.constantFrom('', 'party', 'picnic'),
      createdAt: fc.nat(2),
    });
    const ideas = fc.uniqueArray(anIdea, { selector: ({ id }) => id });
    fc.assert(
      fc.property(ideas, fc.option(fc.integer({ min: -1, max: 6 })), (records, left) => {
        const gifts = records.map((record) => buildGift(record));
        expect(best([...gifts].reverse(), left)).toBe(best(gifts, left));
      }),
    );
  });
});
