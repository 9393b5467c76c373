import { vi } from 'vitest';

/** Takes the place of `screens/leave-page.ts` in all tests: jsdom cannot go to other documents. */
export const reloadPage = vi.fn();
export const showLandingPage = vi.fn();
