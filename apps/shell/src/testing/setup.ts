import { afterEach } from 'vitest';
import { reloadPage, showLandingPage } from './leave-page.ts';

// Runs before each file. Most share one document: what an earlier one left there is not this one's page.
if (typeof document !== 'undefined') document.body.replaceChildren();

afterEach(() => {
  reloadPage.mockClear();
  showLandingPage.mockClear();
});
