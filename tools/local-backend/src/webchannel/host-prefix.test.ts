import { describe, expect, it } from 'vitest';
import { hostPrefixes } from './host-prefix.ts';

describe('host prefixes', () => {
  it('go round for pages on localhost', () => {
    const next = hostPrefixes(2);
    expect(['localhost:4200', 'localhost', 'localhost:1'].map(next)).toEqual(['w1', 'w2', 'w1']);
  });

  it.each(['127.0.0.1:4200', 'example.com', 'a.localhost:1', '[::1]:4200', undefined])(
    'are not given to %s',
    (host) => expect(hostPrefixes(8)(host)).toBe(''),
  );

  it('can be turned off', () => expect(hostPrefixes(0)('localhost:4200')).toBe(''));
});
