import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // Testing Library looks for this name to move fake timers; without it, it waits for ever.
  jest: { advanceTimersByTime: (by: number) => vi.advanceTimersByTime(by) },
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
