import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BudgetBar } from './budget-bar.tsx';

const format = (amount: number) => `$${(amount / 100).toFixed(2)}`;

function show(budget: number, spent: number, planned: number) {
  const { container } = render(
    <BudgetBar label="Budget" {...{ budget, spent, planned, format }} />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Budget' });
  return {
    percent: bar.getAttribute('aria-valuenow'),
    said: bar.getAttribute('aria-valuetext'),
    text: container.textContent,
  };
}

test.each([
  [10_000, 2600, 900, '26', '$26.00 spent, $9.00 planned, $65.00 left'],
  [10_000, 2600, 0, '26', '$26.00 spent, $74.00 left'],
  [10_000, 0, 10_000, '0', '$0.00 spent, $100.00 planned, $0.00 left'],
  [10_000, 10_900, 0, '100', '$109.00 spent, Over by $9.00'],
  [0, 0, 0, '0', '$0.00 spent, $0.00 left'],
  [0, 0, 100, '0', '$0.00 spent, $1.00 planned, Over by $1.00 with what is planned'],
])('O3 of %i, %i spent and %i planned: %s%%, %s', (budget, spent, planned, percent, said) => {
  expect(show(budget, spent, planned)).toMatchObject({ percent, said });
});

test('O3 the three parts are given in words, too', () => {
  expect(show(10_000, 2600, 900).text).toBe('Spent$26.00Planned$9.00Left after plans$65.00');
});

test.each([
  [10_900, 0, 'Over by $9.00'],
  [9900, 1000, 'Spent$99.00Planned$10.00Over by $9.00 with what is planned'],
  [10_900, 1000, 'Spent$109.00Planned$10.00Over by $9.00, by $19.00 with what is planned'],
])('O3 with %i spent and %i planned of 10000 it says: %s', (spent, planned, text) => {
  expect(show(10_000, spent, planned).text).toBe(text);
});
