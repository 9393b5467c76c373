import { beforeEach, expect, test, vi } from 'vitest';
import html from '../index.html?raw';
import { offerSignUp } from './offer-sign-up.ts';

beforeEach(() => {
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
});

const links = (name: string): Element[] =>
  [...document.querySelectorAll('a')].filter(({ textContent }) => textContent.trim() === name);

/** @returns where the press leads by script; undefined where the link itself is followed */
function press(
  link: Element,
  { isKnown = false, ...keys }: MouseEventInit & { isKnown?: boolean },
) {
  const open = vi.fn<(path: string) => void>();
  offerSignUp(document, { isKnown: () => isKnown, open });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  // jsdom follows no links.
  document.addEventListener('click', (late) => late.preventDefault(), { once: true });
  link.dispatchEvent(event);
  return open.mock.calls[0]?.[0];
}

test('L2 L4 both buttons open the sign-up on a device that never signed in', () => {
  const [first, closing] = links('Try Evergift Free') as [Element, Element];
  expect(press(first, {})).toBe('/auth?mode=signup');
  expect(press(closing, {})).toBe('/auth?mode=signup');
});

test('L2 a device that has signed in before goes on to the dashboard', () => {
  const [first] = links('Try Evergift Free') as [Element];
  expect(press(first, { isKnown: true })).toBeUndefined();
  expect(first.getAttribute('href')).toBe('/dashboard');
});

test('a press for another tab, and the Dashboard link, stay as they are', () => {
  const [first] = links('Try Evergift Free') as [Element];
  const [dashboard] = links('Dashboard') as [Element];
  expect(press(first, { ctrlKey: true })).toBeUndefined();
  expect(press(dashboard, {})).toBeUndefined();
});
