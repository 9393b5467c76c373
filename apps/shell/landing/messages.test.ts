import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import html from '../index.html?raw';

const folder = join(import.meta.dirname, 'messages');
const page = new DOMParser().parseFromString(html, 'text/html');

/** What is the same in every language: the product, a bare number, and letters that follow from names. */
const isSame = (node: Node, words: string): boolean =>
  words === 'Evergift' ||
  /^\d+$/.test(words) ||
  (/^.$/.test(words) && !node.parentElement?.parentElement?.matches('.avatars'));

/** Everything that the page says. */
function texts(): Set<string> {
  const found = new Set<string>();
  const add = (text: string | null) => found.add((text ?? '').replace(/\s+/g, ' ').trim());
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, [translate=no]')) continue;
    const words = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (words && !isSame(node, words)) add(words);
  }
  for (const element of page.querySelectorAll('[aria-label], [alt], [title]')) {
    for (const name of ['aria-label', 'alt', 'title']) {
      if (element.hasAttribute(name)) add(element.getAttribute(name));
    }
  }
  for (const meta of page.querySelectorAll('meta[name=description], meta[property^="og:"]')) {
    if (/description|title/.test(meta.outerHTML)) add(meta.getAttribute('content'));
  }
  return found;
}

const messagesOf = (language: string) =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<string, string>;

const translated = readdirSync(folder).map((name) => name.replace('.json', ''));

test.each(translated)(
  'LC4 the landing page says everything in %s, and nothing is translated that is gone',
  (language) => {
    const messages = messagesOf(language);
    expect(Object.keys(messages).sort()).toEqual([...texts()].sort());
    expect(Object.entries(messages).filter(([, own]) => own.trim() === '')).toEqual([]);
  },
);

test('LC3 every language says which browsers are new enough', () => {
  const file = join(import.meta.dirname, '../public/older-browser.json');
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { h1: string; p: string }>;
  expect(Object.keys(words).sort()).toEqual(['en', ...translated].sort());
  for (const { h1, p } of Object.values(words)) {
    expect(h1).toContain('Evergift');
    expect(p).toMatch(/Edge 122.*Firefox 128.*Safari 17/);
  }
});

test('LC3 amounts and dates are written as in their language', () => {
  const amounts = (language: string) => Object.values(messagesOf(language)).join(' ');
  for (const language of ['de', 'fr', 'es']) {
    expect(amounts(language)).not.toMatch(/\$|\d\.\d\d/);
    expect(messagesOf(language)['$86.00']).toBe('86,00\u00a0€');
  }
  expect(amounts('ar')).not.toMatch(/[٠-٩]/);
});
