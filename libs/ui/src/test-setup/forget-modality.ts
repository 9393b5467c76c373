import { beforeEach } from 'vitest';

/**
 * Lets each test begin as if a key had been pressed. React Aria remembers how the page was used last,
 * for all tests of a page: after a focus that nothing had led to it takes the user for a screen
 * reader's, and gives a field that is focused from the start its focus some frames later.
 */
export function forgetModality(): void {
  beforeEach(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified' }));
  });
}
