import { describe, expect, test } from 'vitest';
import { defineRemote } from './define-remote.ts';
import { readRemoteModule } from './read-remote-module.ts';

describe('a loaded remote', () => {
  const remote = defineRemote({
    name: 'people',
    version: '1.0.0',
    label: 'People',
    routes: [],
    modals: {},
  });

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

  test('of the contract before is accepted by the next shell, and by no later one', () => {
    expect(readRemoteModule('people', { remote }, 4)).toBe(remote);
    expect(() => readRemoteModule('people', { remote }, 5)).toThrow(
      "The app 'people' speaks contract 3 and this shell 5 or 4: deploy the older of the two.",
    );
  });

  test.each([0, 2, 4, undefined, '3'])(
    'is refused with contract %j, and the message says which',
    (other) => {
      expect(() => readRemoteModule('people', { remote: { ...remote, contract: other } })).toThrow(
        `The app 'people' speaks contract ${other} and this shell 3: deploy the older of the two.`,
      );
    },
  );

  test('is refused without routes', () => {
    const broken = { remote: { ...remote, routes: undefined } };
    expect(() => readRemoteModule('people', broken)).toThrow('no routes or no modals');
  });
});
