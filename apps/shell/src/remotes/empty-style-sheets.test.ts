import { afterEach, expect, test } from 'vitest';
import { rejectEmptyStyleSheets } from './module-federation.ts';

const stop = rejectEmptyStyleSheets();
afterEach(() => document.head.replaceChildren());

/** What a sheet with these rules, which the browser says has loaded, means for who waits for it. */
function outcomeOf(cssRules: () => unknown[]): string {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  Object.defineProperty(link, 'sheet', {
    get: () => ({
      get cssRules() {
        return cssRules();
      },
    }),
  });
  let outcome = '';
  link.addEventListener('load', () => (outcome = 'load'));
  link.addEventListener('error', () => (outcome = 'error'));
  document.head.append(link);
  link.dispatchEvent(new Event('load'));
  return outcome;
}

test('a sheet without a rule has failed, one with rules has loaded', () => {
  expect(outcomeOf(() => [])).toBe('error');
  expect(outcomeOf(() => ['p {}'])).toBe('load');
});

test('a sheet whose rules cannot be read is taken as it is', () => {
  const refuse = () => {
    throw new DOMException('not yours', 'SecurityError');
  };
  expect(outcomeOf(refuse)).toBe('load');
});

test('it can be ended', () => {
  stop();
  expect(outcomeOf(() => [])).toBe('load');
});
