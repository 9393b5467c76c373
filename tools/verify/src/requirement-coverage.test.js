import { describe, expect, test } from 'vitest';
import { coverRequirements, idsInTitle, requirementIds } from './requirement-coverage.js';

describe('requirements', () => {
  test('are the lines with an id', () => {
    expect(requirementIds('# List\n- R1 one\n- R2 two (R1)\ntext R9\n')).toEqual(['R1', 'R2']);
  });

  test.each([
    ['R4 returns to the page', ['R4']],
    ['finds the event (S4, B1)', ['S4', 'B1']],
    ['sorts (P2 to P4)', ['P2', 'P3', 'P4']],
    ['sorts (P2–P4)', ['P2', 'P3', 'P4']],
    ['has none', []],
  ])('%s', (title, ids) => {
    expect([...idsInTitle(title)].sort()).toEqual([...ids].sort());
  });

  test('without a test are shown as such', () => {
    const results = [{ title: 'R1 works', passed: true }];
    expect(coverRequirements(['R1', 'R2'], results)).toEqual([
      { id: 'R1', tests: results },
      { id: 'R2', tests: [] },
    ]);
  });
});
