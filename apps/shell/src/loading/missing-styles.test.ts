import { afterEach, expect, test } from 'vitest';
import { MissingStyles } from './missing-styles.ts';

const base = 'https://people.example/';
const address = `${base}assets/people-page-1.css`;

// jsdom fetches no style sheets: the tests say what became of them.
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const answer = (event: 'load' | 'error') => links().at(-1)?.dispatchEvent(new Event(event));

afterEach(() => links().forEach((link) => link.remove()));

function noted() {
  const styles = new MissingStyles();
  styles.note(`Unable to preload CSS for ${address}`);
  return styles;
}

test('a style sheet that did not come is asked for again, until it comes', async () => {
  const styles = noted();
  const first = styles.loadFrom(base);
  answer('error');
  await expect(first).rejects.toThrow(address);
  expect(links()).toEqual([]);
  const second = styles.loadFrom(base);
  expect(links().map(({ href }) => href)).toEqual([address]);
  answer('load');
  await second;
  await styles.loadFrom(base);
  expect(links()).toHaveLength(1);
});

test('another app’s is not, and neither is what is no style sheet', async () => {
  const styles = noted();
  styles.note('Failed to fetch dynamically imported module: https://events.example/assets/a.js');
  await styles.loadFrom('https://events.example/');
  expect(links()).toEqual([]);
});
