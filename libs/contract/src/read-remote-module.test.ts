import { describe, expect, test } from 'vitest';
import { defineRemote } from './define-remote.ts';
import * as contract from './index.ts';
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

  test('of contract 1 is read as one of today, whose pages have no titles', async () => {
    const load = () => Promise.resolve(() => null);
    const before = contract.defineRemote({
      name: 'people',
      version: '0.9.0',
      routes: [{ path: '/people', load }],
      modals: {},
    });
    expect(before.contract).toBe(1);
    expect(readRemoteModule('people', { remote: before })).toEqual({
      ...before,
      routes: [{ path: '/people', load, title: '' }],
    });
  });

  test.each([0, 3, undefined, '2'])(
    'is refused with contract %j, and the message says which',
    (other) => {
      expect(() => readRemoteModule('people', { remote: { ...remote, contract: other } })).toThrow(
        `The app 'people' speaks contract ${other} and this shell 2 or 1: deploy the older of the two.`,
      );
    },
  );

  test('is refused without routes', () => {
    const broken = { remote: { ...remote, routes: undefined } };
    expect(() => readRemoteModule('people', broken)).toThrow('no routes or no modals');
  });
});
