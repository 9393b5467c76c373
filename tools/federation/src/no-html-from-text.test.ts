import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { noHtmlFromText } from './no-html-from-text.ts';

type Transform = (
  this: { error: (message: string) => never },
  code: string,
  id: string,
) => { code: string } | undefined;

const context = {
  error: (message: string): never => {
    throw new Error(message);
  },
};
const transform = noHtmlFromText().transform as unknown as Transform;
const folder = createRequire(import.meta.url)
  .resolve('react-aria/package.json')
  .replace('package.json', '');

test.each(['mjs', 'js'])('React Aria’s announcer (%s) turns no text into HTML', (extension) => {
  const file = `${folder}dist/private/live-announcer/LiveAnnouncer.${extension}`;
  const result = transform.call(context, readFileSync(file, 'utf8'), `${file}?v=1`);
  expect(result?.code).toContain('replaceChildren()');
  expect(result?.code).not.toContain('innerHTML');
});

test('a newer announcer that empties itself otherwise stops the build', () => {
  const file = '/node_modules/react-aria/dist/private/live-announcer/LiveAnnouncer.mjs';
  expect(() => transform.call(context, 'export {}', file)).toThrow('has changed');
});

test('other files stay as they are', () => {
  expect(transform.call(context, "x.innerHTML = ''", '/apps/people/src/remote.ts')).toBeUndefined();
});
