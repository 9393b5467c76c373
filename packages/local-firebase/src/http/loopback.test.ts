import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isLoopbackHost, listeningOrigins, publicOrigin } from './loopback.ts';

const LOOPBACK = ['http://localhost:4200', 'http://127.0.0.1:4200', 'http://[::1]:4200'];

describe('where a server is reached', () => {
  it.each(['localhost', '127.0.0.1', '::1'])('on %s: at every name of this machine', (host) => {
    expect(listeningOrigins(host, 4200)).toEqual(LOOPBACK);
    expect(isLoopbackHost(host)).toBe(true);
  });

  it('on one address: there alone', () => {
    expect(listeningOrigins('192.0.2.7', 4200)).toEqual(['http://192.0.2.7:4200']);
    expect(listeningOrigins('2001:DB8::7', 80)).toEqual(['http://[2001:db8::7]']);
  });

  it.each(['0.0.0.0', '::'])('on %s: at this machine’s own addresses, and no others', (host) => {
    const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const named = listeningOrigins(host, 4200).map((origin) => new URL(origin).hostname);
    expect(listeningOrigins(host, 4200).slice(0, 3)).toEqual(LOOPBACK);
    for (const name of named) {
      const address = name.replace(/^\[|\]$/g, '');
      expect(['localhost', '127.0.0.1', '::1', ...own.map((one) => one.address)]).toContain(
        address,
      );
    }
    expect(isLoopbackHost(host)).toBe(false);
    expect(publicOrigin(host, 4200)).not.toContain('0.0.0.0');
  });

  it.each(['localhost.example', '127.0.0.1.example', '10.0.0.1', 'a.localhost', ''])(
    '%j is not this machine alone',
    (host) => expect(isLoopbackHost(host)).toBe(false),
  );
});
