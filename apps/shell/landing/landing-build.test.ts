// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const shell = fileURLToPath(new URL('..', import.meta.url));
const most = 48_000;
let folder = '';

const read = (address: string) => readFileSync(join(folder, address));

/** Letters that English does without: their fonts come with the pages that have them. */
const otherLetters = /-latin-/;

/** Addresses of the files that a page needs, with those that its styles need. */
function referenced(page = 'index.html'): string[] {
  const addresses = new Set<string>();
  for (const [tag] of read(page)
    .toString()
    .matchAll(/<(?:link|script|img)\b[^>]*>/g)) {
    const address = /(?:href|src)="([^"]*)"/.exec(tag)?.[1];
    if (address && !tag.includes('alternate')) addresses.add(address);
  }
  for (const style of [...addresses].filter((address) => address.endsWith('.css'))) {
    for (const [, address] of read(style)
      .toString()
      .matchAll(/url\(["']?([^"')]+)/g)) {
      if (address && !otherLetters.test(address)) addresses.add(address);
    }
  }
  return [...addresses];
}

/** Bytes on the wire; woff2 is compressed already. */
function weigh(address: string): number {
  const bytes = read(address);
  return address.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evergift-landing-'));
  writeFileSync(join(folder, 'app.html'), 'the application, built before');
  await build({
    root: shell,
    configFile: join(shell, 'vite.landing.config.ts'),
    build: { outDir: folder },
    logLevel: 'error',
  });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('L2 the landing page weighs at most 48 kB on the wire, all in all', () => {
  const files = ['index.html', ...referenced()];
  const weights = Object.fromEntries(files.map((address) => [address, weigh(address)]));
  const total = Object.values(weights).reduce((sum, bytes) => sum + bytes, 0);
  expect(total, JSON.stringify(weights, null, 2)).toBeLessThanOrEqual(most);
  expect(total).toBeGreaterThan(20_000);
});

test.each(['de', 'fr', 'es', 'ar'])(
  'LC3 the landing page in %s is built beside it, and weighs at most 14 kB more',
  (language) => {
    const page = `${language}.html`;
    expect(read(page).toString()).toContain(`lang="${language}"`);
    const files = [page, ...referenced(page)];
    expect(files.some((address) => otherLetters.test(address))).toBe(language !== 'ar');
    const total = files.reduce((sum, address) => sum + weigh(address), 0);
    expect(total).toBeLessThanOrEqual(most + 14_000);
  },
);

test('LC3 each page names all of them to search engines', () => {
  for (const page of ['index.html', 'ar.html']) {
    const found = read(page)
      .toString()
      .matchAll(/hreflang="(..)" href="([^"]+)"/g);
    expect([...found].map(([, language, path]) => [language, path])).toEqual([
      ...[['en', '/'], ...['de', 'fr', 'es', 'ar'].map((each) => [each, `/${each}`])],
    ]);
  }
});

test('R1 everything it needs lies under /assets/ with a hashed name, or is the icon', () => {
  expect(referenced().length).toBeGreaterThanOrEqual(5);
  for (const address of referenced()) {
    expect(address).toMatch(/^\/(?:assets\/[\w-]+-[\w-]{8}\.(?:js|css|woff2)|favicon\.svg)$/);
  }
});

test('every custom property that its styles use is defined, also after a change of the tokens', () => {
  const style = referenced().find((address) => address.endsWith('.css')) ?? '';
  const names = (pattern: RegExp) =>
    new Set([...read(style).toString().matchAll(pattern)].map(([, name]) => name));
  const defined = names(/(--[\w-]+)\s*:/g);
  const used = names(/var\((--[\w-]+)\)/g);
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});

test('its script brings neither React nor Firebase nor federation', () => {
  const scripts = referenced().filter((address) => address.endsWith('.js'));
  expect(scripts).toHaveLength(1);
  for (const address of scripts) {
    const script = read(address).toString();
    expect(script).not.toMatch(/\bimport\b|react|firebase|federation|remoteEntry/i);
    expect(script.length).toBeLessThan(3600);
  }
});

test('leaves the application, built into the same folder, alone', () => {
  expect(read('app.html').toString()).toBe('the application, built before');
});
