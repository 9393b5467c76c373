import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';

interface LiveValueProps {
  initial: unknown;
  children: (value: unknown, change: (value: unknown) => void) => ReactNode;
}

function LiveValue({ initial, children }: LiveValueProps) {
  const [value, change] = useState(initial);
  return children(value, change);
}

/** Keeps the arg `value` as a form would, so that a field can be tried. */
export const liveValue: Decorator = (Story, { args }) => (
  <LiveValue initial={args['value']}>
    {(value, change) => (
      <Story
        args={{
          ...args,
          value,
          onChange: (next: unknown) => {
            change(next);
            (args['onChange'] as ((value: unknown) => void) | undefined)?.(next);
          },
        }}
      />
    )}
  </LiveValue>
);
