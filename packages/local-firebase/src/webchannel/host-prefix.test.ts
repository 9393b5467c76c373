import { describe, expect, it } from 'vitest';
import { hostPrefixes } from './host-prefix.ts';

const CHROMIUM =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
const HEADLESS = CHROMIUM.replace('Chrome', 'HeadlessChrome');
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';

describe('host prefixes', () => {
  it('go round for pages on localhost', () => {
    const next = hostPrefixes(2);
    expect(next('localhost:4200', CHROMIUM)).toBe('w1');
    expect(next('localhost', FIREFOX)).toBe('w2');
    expect(next('localhost:1', HEADLESS)).toBe('w1');
  });

  it.each(['127.0.0.1:4200', 'example.com', 'a.localhost:1', '[::1]:4200', undefined])(
    'are not given to %s',
    (host) => expect(hostPrefixes(8)(host, CHROMIUM)).toBe(''),
  );

  it.each([SAFARI, 'node', undefined])(
    'are not given to %s, which does not resolve them',
    (agent) => expect(hostPrefixes(8)('localhost:4200', agent)).toBe(''),
  );

  it('can be turned off', () => expect(hostPrefixes(0)('localhost:4200', CHROMIUM)).toBe(''));
});
