import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Progress } from './progress.tsx';

test.each([
  [0, 200, '0', false],
  [50, 200, '25', false],
  [200, 200, '100', false],
  [260, 200, '100', true],
  [0, 0, '0', false],
  [1, 0, '100', true],
  [-5, 200, '0', false],
])('a bar of %i of %i is at %s%%; exceeded: %s', (value, max, percent, isExceeded) => {
  render(<Progress label="Budget" value={value} max={max} valueText="spent / budget" />);
  const bar = screen.getByRole('progressbar', { name: 'Budget' });
  expect(bar.getAttribute('aria-valuenow')).toBe(percent);
  expect(bar.getAttribute('aria-valuetext')).toContain('spent / budget');
  expect(screen.queryByText('Budget exceeded') !== null).toBe(isExceeded);
  expect(bar.getAttribute('aria-valuetext')?.includes('exceeded')).toBe(isExceeded);
});
