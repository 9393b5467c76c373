import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import html from '../index.html?raw';

const page = () => within(document.body);
const features = () => document.querySelector<HTMLElement>('section#features') as HTMLElement;
const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
const target = (link: HTMLElement) => link.getAttribute('href');

beforeAll(() => {
  // The page as it is sent: nothing runs.
  const sent = new DOMParser().parseFromString(html, 'text/html');
  document.replaceChild(document.adoptNode(sent.documentElement), document.documentElement);
});

test('L1 the top bar has the brand and a Dashboard link', () => {
  const bar = within(page().getByRole('banner'));
  expect(target(bar.getByRole('link', { name: 'Evergift' }))).toBe('/');
  expect(target(bar.getByRole('link', { name: 'Dashboard' }))).toBe('/dashboard');
});

test('L2 the headline leads to the product and to the features', () => {
  const hero = within(page().getByRole('region', { name: 'Stop Stressing About Gifts Forever' }));
  expect(words(hero.getByRole('heading', { level: 1 }))).toBe('Stop Stressing About Gifts Forever');
  expect(target(hero.getByRole('link', { name: 'Try Evergift Free' }))).toBe('/dashboard');
  expect(target(hero.getByRole('link', { name: 'Learn More' }))).toBe('#features');
});

test('L3 three showcases: gift ideas, budgets, people', () => {
  const showcases = within(features()).getAllByRole('article');
  expect(showcases.map((showcase) => words(showcase.querySelector('.kicker') as Element))).toEqual([
    'Gift ideas',
    'Budgets',
    'People',
  ]);
  for (const showcase of showcases) {
    expect(within(showcase).getByRole('heading', { level: 3 })).toBeTruthy();
    expect(within(showcase).getByRole('figure', { name: /sample/ })).toBeTruthy();
  }
});

test.each(['12 people', '8 events', '24 gift ideas', '$800 budget', '12 days', '19 days'])(
  'L3 the sample cards show %s',
  (figure) => {
    expect(words(features())).toContain(figure);
  },
);

test('L4 the closing call leads to the product and to the features', () => {
  const closing = within(page().getByRole('region', { name: 'Never Run Out of Gift Ideas Again' }));
  expect(target(closing.getByRole('link', { name: 'Try Evergift Free' }))).toBe('/dashboard');
  expect(target(closing.getByRole('link', { name: 'See Features' }))).toBe('#features');
});

test('L5 the tagline, avatars and what one can trust are there', () => {
  expect(page().getByRole('heading', { name: 'Never forget the perfect gift again' })).toBeTruthy();
  expect(document.querySelectorAll('.proof .avatar').length).toBeGreaterThan(2);
  const trust = [...document.querySelectorAll('.trust li')].map(words);
  expect(trust).toEqual(['Free to start', 'No credit card', 'Setup under 2 minutes']);
});

test.each([
  'Save gift ideas with photos and links',
  'Mark items as purchased or just an idea',
  'Track estimated versus actual cost',
  'Add items quickly from your phone',
  'Set total budgets for holidays and birthdays',
  'See spending progress and what is left',
  'Get alerts before going over budget',
  'Track several people per event',
  'Store each person’s birthday, interests, notes and relationship',
  'Birthday countdowns, and what to do next',
  'See all of one person’s gift ideas together',
])('L3 says that one can: %s', (promise) => {
  expect(within(features()).getByText(promise)).toBeTruthy();
});

describe('the document', () => {
  test('R1 works at every path: each address starts at the root or on the page', () => {
    const addressed = document.querySelectorAll('[href], [src]');
    expect(addressed.length).toBeGreaterThan(10);
    for (const element of addressed) {
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      expect(address).toMatch(/^[/#]/);
      if (address.startsWith('#')) expect(document.querySelector(address), address).not.toBeNull();
    }
    const opened = page().getAllByRole('link').map(target);
    const languages = ['/ar', '/de', '/es', '/fr'];
    expect([...new Set(opened)].sort()).toEqual(
      ['#features', '#main', '/', '/dashboard', ...languages].sort(),
    );
  });

  test('is whole without a script, and has nothing inline that a strict policy forbids', () => {
    expect(document.querySelectorAll('style, [style]')).toHaveLength(0);
    const attributes = [...document.querySelectorAll('*')].flatMap((each) =>
      each.getAttributeNames(),
    );
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
    expect(document.querySelectorAll('script[src]')).toHaveLength(1);
  });

  test('U3 shows the theme by the very script of the application, which the policy allows', () => {
    const app = readFileSync(join(import.meta.dirname, '../app.html'), 'utf8');
    const inline = [...document.querySelectorAll('script:not([src])')];
    expect(inline).toHaveLength(2);
    expect(inline[0]?.textContent).toContain('evergift.theme');
    expect(app).toContain(`<script>${inline[0]?.textContent}</script>`);
  });

  test('leads to pages, such as /auth, that describe themselves, too', () => {
    const text = readFileSync(join(import.meta.dirname, '../app.html'), 'utf8');
    const app = new DOMParser().parseFromString(text, 'text/html');
    const description = app.querySelector('meta[name=description]')?.getAttribute('content');
    expect(description).toMatch(/^Evergift .*Sign in/);
  });

  test('lets robots in, and answers them with no page', () => {
    const robots = readFileSync(join(import.meta.dirname, '../public/robots.txt'), 'utf8');
    expect(robots).toBe('User-agent: *\nAllow: /\n');
  });

  test('names itself to browsers, search engines and link previews', () => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
    expect(document.documentElement.lang).toBe('en');
    expect(document.title).toBe('Evergift – Never forget the perfect gift again');
    expect(content('meta[name=description]')?.length).toBeGreaterThan(80);
    for (const property of ['title', 'description', 'type', 'site_name']) {
      expect(content(`meta[property="og:${property}"]`), property).toBeTruthy();
    }
    expect(document.querySelectorAll('meta[name=theme-color][media]')).toHaveLength(2);
    expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/favicon.svg');
  });

  test('LC3 leads to itself in every language, each by its own name, and says which it is in', () => {
    const links = within(page().getByRole('navigation', { name: 'Language' })).getAllByRole('link');
    const listed = links.map((link) => [link.lang, target(link), words(link)]);
    expect(listed).toEqual([
      ['en', '/', 'English'],
      ['de', '/de', 'Deutsch'],
      ['fr', '/fr', 'Français'],
      ['es', '/es', 'Español'],
      ['ar', '/ar', 'العربية'],
    ]);
    expect(links.filter((link) => link.ariaCurrent === 'page').map(words)).toEqual(['English']);
  });

  test('has its landmarks, one first heading and no gap between the levels', () => {
    for (const role of ['banner', 'main', 'contentinfo']) {
      expect(page().getByRole(role)).toBeTruthy();
    }
    expect(document.body.firstElementChild?.getAttribute('href')).toBe('#main');
    const levels = page()
      .getAllByRole('heading')
      .map((heading) => Number(heading.tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  test('every image has its size and is silent or named', () => {
    const images = document.querySelectorAll('img, body svg');
    expect(images.length).toBeGreaterThan(10);
    for (const image of images) {
      expect(image.hasAttribute('width') && image.hasAttribute('height')).toBe(true);
      expect(image.getAttribute('aria-hidden') ?? image.getAttribute('alt')).toBeTruthy();
    }
  });

  test('says nothing that its fonts cannot show', () => {
    const fonts = readFileSync(join(import.meta.dirname, 'styles/fonts.css'), 'utf8');
    const ranges = [...fonts.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
    );
    // The names of languages are written in the system's font.
    const own = page().getByRole('navigation', { name: 'Language' });
    const characters = new Set(words(document.body).replace(words(own), '') + document.title);
    const missing = [...characters].filter((character) => {
      const point = character.codePointAt(0) ?? 0;
      return !ranges.some(([first, last]) => point >= first && point <= last);
    });
    expect(missing).toEqual([]);
  });
});
