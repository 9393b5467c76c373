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

  test('of contract 2 is accepted as it is: what it lacks stands in remotes.json', () => {
    const load = () => Promise.resolve(() => null);
    const routes = [{ path: '/people', title: 'People', load }];
    const before = { contract: 2, name: 'people', version: '0.9.0', routes, modals: {} };
    expect(readRemoteModule('people', { remote: before })).toBe(before);
  });

  test.each([0, 1, 4, undefined, '3'])(
    'is refused with contract %j, and the message says which',
    (other) => {
      expect(() => readRemoteModule('people', { remote: { ...remote, contract: other } })).toThrow(
        `The app 'people' speaks contract ${other} and this shell 3 or 2: deploy the older of the two.`,
      );
    },
  );

  test('is refused without routes', () => {
    const broken = { remote: { ...remote, routes: undefined } };
    expect(() => readRemoteModule('people', broken)).toThrow('no routes or no modals');
  });
});
