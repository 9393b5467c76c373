import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WritingProgress } from './writing.tsx';

test('I4 progress is shown all the time, and said to screen readers at each quarter', () => {
  const { container, rerender } = render(<WritingProgress done={0} total={2000} />);
  const said = container.querySelector('[aria-live=polite]');
  const at = (done: number) => {
    rerender(<WritingProgress done={done} total={2000} />);
    return [screen.getByRole('progressbar').getAttribute('aria-valuetext'), said?.textContent];
  };
  expect(at(10)).toEqual(['10 of 2,000', '']);
  expect(at(500)).toEqual(['500 of 2,000', '25% imported']);
  expect(at(510)).toEqual(['510 of 2,000', '25% imported']);
  expect(at(1500)).toEqual(['1,500 of 2,000', '75% imported']);
  expect(at(2000)).toEqual(['2,000 of 2,000', '']);
});
