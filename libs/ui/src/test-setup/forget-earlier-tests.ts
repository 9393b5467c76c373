import { beforeEach } from 'vitest';

/**
 * Takes from the page what React Aria remembers for all tests of it. Each test begins as if a key had
 * been pressed: after a focus that nothing had led to it takes the user for a screen reader's, and
 * gives a field that is focused from the start its focus some frames later. Nothing is announced any
 * more: a screen reader's texts stay for seven seconds, and a later test could find them.
 */
export function forgetEarlierTests(): void {
  beforeEach(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified' }));
    const logs = document.querySelectorAll('[data-live-announcer] [role="log"]');
    for (const log of logs) log.replaceChildren();
  });
}
