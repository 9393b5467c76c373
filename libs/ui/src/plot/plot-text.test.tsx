import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlotText } from './plot-text.tsx';

const drawn = (text: string) => {
  const { container } = render(
    <svg>
      <PlotText x={0} y={0}>
        {text}
      </PlotText>
    </svg>,
  );
  return container.querySelector('text')?.textContent;
};

test('LC3 a text of a plot that is written from right to left says so, also to WebKit', () => {
  expect(drawn('12.50 من 100.00')).toBe('\u202b12.50 من 100.00\u202c');
  expect(drawn('12.50 of 100.00')).toBe('12.50 of 100.00');
});
