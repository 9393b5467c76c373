import { describe, expect, test } from 'vitest';
import type { KnownApp } from '../deployment/known-app.ts';
import { shellApp } from '../deployment/known-app.ts';
import { findOwner } from './find-owner.ts';
import { knownApp } from '../testing/known-app.ts';

const loaded = { version: '1.2.3', contract: 3, at: 0 };
const here = location.origin;
const apps: KnownApp[] = [
  knownApp({ name: 'people', entry: 'https://people.example/mf-manifest.json', loaded }),
  knownApp({ name: 'events', entry: `${here}/remotes/events/mf-manifest.json`, loaded }),
  knownApp({ name: 'gifts', entry: `${here}/remotes/gifts/mf-manifest.json` }),
];
const shell = { area: 'shell', version: shellApp.version };

function thrownAt(...frames: string[]): Error {
  const error = new Error('torn');
  error.stack = ['Error: torn', ...frames].join('\n');
  return error;
}

describe('whose error it is', () => {
  test.each([
    ['an origin of its own', 'at press (https://people.example/assets/page-12345678.js:1:2)'],
    ['Firefox and Safari', 'press@https://people.example/assets/page-12345678.js:1:2'],
  ])('the app’s at whose address the code lies: %s', (_, frame) => {
    expect(findOwner(thrownAt(frame), apps)).toEqual({ area: 'people', version: '1.2.3' });
  });

  test('also below the shell’s own origin', () => {
    const frame = `at async ${here}/remotes/events/assets/page-12345678.js:1:2`;
    expect(findOwner(thrownAt(frame), apps)).toEqual({ area: 'events', version: '1.2.3' });
  });

  test('the remote’s that called what the shell shares', () => {
    const frames = [
      `at write (${here}/assets/data-12345678.js:1:2)`,
      'at save (https://people.example/assets/page-12345678.js:9:9)',
    ];
    expect(findOwner(thrownAt(...frames), apps)?.area).toBe('people');
  });

  test('the shell’s when no remote had part in it', () => {
    expect(findOwner(thrownAt(`at ${here}/assets/bootstrap-12345678.js:1:2`), apps)).toEqual(shell);
  });

  test('of an app whose version never came, that is said', () => {
    const frame = `at ${here}/remotes/gifts/assets/remote-12345678.js:1:2`;
    expect(findOwner(thrownAt(frame), apps)).toEqual({ area: 'gifts', version: 'not loaded' });
  });

  test.each([
    thrownAt('at chrome-extension://abc/content.js:1:2'),
    thrownAt('at https://people.example.evil/page.js:1:2'),
    thrownAt(),
    'text',
    undefined,
  ])('nobody’s when no address is ours (%#)', (error) => {
    expect(findOwner(error, apps)).toBeUndefined();
  });
});
