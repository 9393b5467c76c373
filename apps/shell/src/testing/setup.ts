import { afterEach } from 'vitest';
import { reloadPage, showLandingPage } from './leave-page.ts';

// Runs before each file. Most share one document: what an earlier one left there is not this one's page.
// React Aria announces by one element for as long as the document is there.
if (typeof document !== 'undefined') {
  for (const left of document.querySelectorAll('body > :not([data-live-announcer])')) left.remove();
}

afterEach(() => {
  reloadPage.mockClear();
  showLandingPage.mockClear();
});
