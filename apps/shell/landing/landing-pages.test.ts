import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { landingPage } from '../../../tools/federation/src/landing-pages.ts';
import html from '../index.html?raw';

const parse = (source: string) => new DOMParser().parseFromString(source, 'text/html');
const textsOf = (language: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `messages/${language}.json`), 'utf8'),
  ) as Record<string, string>;
const words = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

const english = parse(html);

describe.each(['de', 'fr', 'es', 'ar'])('the landing page in %s', (language) => {
  const texts = textsOf(language);
  const source = landingPage(html, { language, texts });
  const page = parse(source);

  test('LC3 says its language and its direction, and needs no script for it', () => {
    const { lang, dir } = page.documentElement;
    expect([lang, dir]).toEqual([language, language === 'ar' ? 'rtl' : '']);
    expect(source).not.toContain('location.replace');
    expect(source).toContain('evergift.theme');
    expect(page.querySelector('meta[property="og:locale"]')?.outerHTML).toContain(`${language}_`);
  });

  test('LC3 is the English page with other words: elements, links and figures are the same', () => {
    const shape = (document: Document) =>
      [...document.body.querySelectorAll('*')].map(({ localName, className, id }) =>
        [localName, typeof className === 'string' ? className : '', id].join(),
      );
    expect(shape(page)).toEqual(shape(english));
    const links = (document: Document) =>
      [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const brand = links(english).indexOf('/');
    expect(links(page)).toEqual(links(english).with(brand, `/${language}`));
  });

  test('LC3 marks its own language among all', () => {
    const current = [...page.querySelectorAll('[aria-current]')];
    expect(current.map((link) => link.getAttribute('href'))).toEqual([`/${language}`]);
    expect(words(page.querySelector('.languages'))).toBe(
      words(english.querySelector('.languages')),
    );
  });

  test('LC3 says what its head and its pictures say, too', () => {
    expect(page.title).toBe(texts[english.title]);
    const content = (document: Document, name: string) =>
      document.querySelector(name)?.getAttribute('content') ?? '';
    for (const name of ['meta[name=description]', 'meta[property="og:title"]']) {
      expect(content(page, name)).toBe(texts[content(english, name)]);
    }
    expect(page.querySelector('figure')?.ariaLabel).toBe(texts['A sample event: Mum’s Birthday']);
    expect(words(page.querySelector('.tag-text'))).toBe(texts['for Mum']);
  });

  test('LC3 has the letter of each name on its paper', () => {
    const avatars = [...page.querySelectorAll('.wall .avatar, .items .avatar')];
    expect(avatars.length).toBeGreaterThan(12);
    for (const avatar of avatars) {
      const name = words(avatar.parentElement).slice(avatar.textContent.length).trim();
      expect(avatar.textContent).toBe(name[0]?.toLocaleUpperCase());
    }
  });
});

test('LC4 what has no translation stays English, to the letter', () => {
  const page = parse(landingPage(html, { language: 'de', texts: {} }));
  expect(words(page.querySelector('main'))).toBe(words(english.querySelector('main')));
  expect(page.title).toBe(english.title);
});
