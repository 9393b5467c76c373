import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { forgetTransitions } from './forget-transitions.ts';

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
const transform = forgetTransitions().transform as unknown as Transform;
const folder = createRequire(import.meta.url)
  .resolve('react-aria/package.json')
  .replace('package.json', '');

test.each(['mjs', 'js'])('React Aria (%s) hears every end of a transition', (extension) => {
  const file = `${folder}dist/private/utils/runAfterTransition.${extension}`;
  const result = transform.call(context, readFileSync(file, 'utf8'), `${file}?v=1`);
  expect(result?.code).toMatch(/\['transitioncancel', 'transitionend'\]/);
  expect(result?.code).not.toContain('once: true');
});

test('a newer version that remembers elements otherwise stops the build', () => {
  const file = '/node_modules/react-aria/dist/private/utils/runAfterTransition.mjs';
  expect(() => transform.call(context, 'export {}', file)).toThrow('has changed');
});

test('other files stay as they are', () => {
  const code = "x.addEventListener('transitioncancel', y, { once: true });";
  expect(transform.call(context, code, '/apps/people/src/remote.ts')).toBeUndefined();
});
