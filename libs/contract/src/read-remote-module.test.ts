import { describe, expect, test } from 'vitest';
import { CONTRACT_VERSION } from './contract-version.ts';
import { defineRemote } from './define-remote.ts';
import { readRemoteModule } from './read-remote-module.ts';

describe('a loaded remote', () => {
  const remote = defineRemote({ name: 'people', version: '1.0.0', routes: [], modals: {} });

  test('is accepted when it speaks this contract', () => {
    expect(readRemoteModule('people', { remote })).toBe(remote);
  });

  test.each([undefined, null, 'text', {}, { remote: 7 }])(
    'is refused without a remote (%j)',
    (loaded) => {
      expect(() => readRemoteModule('people', loaded)).toThrow(
        "The app 'people' loaded, but it exposes no remote.",
      );
    },
  );

  test('is refused with another contract version, and the message says which', () => {
    const other = { remote: { ...remote, contract: CONTRACT_VERSION + 1 } };
    expect(() => readRemoteModule('people', other)).toThrow(
      `The app 'people' speaks contract ${CONTRACT_VERSION + 1} and this shell ${CONTRACT_VERSION}`,
    );
  });

  test('is refused without routes', () => {
    const broken = { remote: { ...remote, routes: undefined } };
    expect(() => readRemoteModule('people', broken)).toThrow('no routes or no modals');
  });
});
