import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { realTick } from './real-tick.ts';

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // Testing Library looks for this name to move fake timers; without it, it waits for ever.
  jest: { advanceTimersByTime: (by: number) => vi.advanceTimersByTime(by) },
});

configure({
  // Ends a wait for what never comes; what comes late on a busy machine is waited for.
  asyncUtilTimeout: 15_000,
  unstable_advanceTimersWrapper: (advance: () => unknown) =>
    act(async () => {
      await realTick();
      return advance();
    }),
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
