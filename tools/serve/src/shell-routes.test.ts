import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryFile } from './app-folders.ts';
import { applicationPaths, documentAt, isApplicationPath, landingPaths } from './shell-routes.ts';

interface Hosting {
  target: string;
  rewrites?: { source: string; destination: string }[];
}

test('R1 R2 firebase.json leads the same paths to the application as the local server', () => {
  const { hosting } = JSON.parse(readFileSync(repositoryFile('firebase.json'), 'utf8')) as {
    hosting: Hosting[];
  };
  const rewrites = hosting.find(({ target }) => target === 'shell')?.rewrites ?? [];
  const toApplication = rewrites
    .filter(({ destination }) => destination === '/app.html')
    .map(({ source }) => source);
  expect(toApplication.sort()).toEqual(
    applicationPaths.flatMap((path) => [path, `${path}/**`]).sort(),
  );
  expect(rewrites.at(-1)?.destination).toBe('/index.html');
  const toPages = rewrites.filter(({ source }) => landingPaths.includes(source));
  expect(toPages.map(({ source, destination }) => [source, destination])).toEqual(
    landingPaths.map((path) => [path, documentAt(path)]),
  );
});

test('LC3 each language that the landing page has is a page of its own', () => {
  const files = readdirSync(repositoryFile('apps/shell/landing/messages'));
  const paths = files.map((name) => `/${name.replace('.json', '')}`);
  expect([...landingPaths].sort()).toEqual(paths.sort());
  expect(['/', '/de', '/de/x', '/it', '/auth'].map(documentAt)).toEqual([
    ...['/index.html', '/de.html', '/index.html', '/index.html', '/app.html'],
  ]);
});

test.each(['/people', '/people/ada', '/giftItems', '/auth', '/events/x/y'])(
  'R2 %s belongs to the application',
  (path) => expect(isApplicationPath(path)).toBe(true),
);

test.each(['/', '/peoples', '/about-us', '/giftitems', '/assets/people'])(
  'R1 %s shows the landing page',
  (path) => expect(isApplicationPath(path)).toBe(false),
);
