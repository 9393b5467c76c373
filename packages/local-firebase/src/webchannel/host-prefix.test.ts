import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createHostPrefixes } from './host-prefix.ts';

const CHROMIUM =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
const HEADLESS = CHROMIUM.replace('Chrome', 'HeadlessChrome');
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';

const PAGE = 'http://localhost:4200';
const request = (headers: Record<string, string> = {}) =>
  ({
    headers: { host: 'localhost:4200', origin: PAGE, 'user-agent': CHROMIUM, ...headers },
  }) as unknown as IncomingMessage;
const prefixes = (count = 8, ...own: string[]) =>
  createHostPrefixes(count, () => (own.length > 0 ? own : [PAGE]));

describe('host prefixes', () => {
  it('go round for pages on localhost', () => {
    const { next } = prefixes(2);
    expect(next(request())).toBe('w1');
    expect(next(request({ 'user-agent': FIREFOX }))).toBe('w2');
    expect(next(request({ 'user-agent': HEADLESS }))).toBe('w1');
  });

  it('lead to the origins that they say, whatever the server was started as', () => {
    const own = ['http://192.168.1.5:4200', PAGE, 'http://127.0.0.1:4200'];
    expect(prefixes(2, ...own).origins()).toEqual([
      'http://w1.localhost:4200',
      'http://w2.localhost:4200',
    ]);
    expect(prefixes(2, ...own).next(request())).toBe('w1');
    expect(prefixes(2, 'http://192.168.1.5:4200').origins()).toEqual([]);
    expect(prefixes(2, 'http://192.168.1.5:4200').next(request())).toBe('');
  });

  it.each([
    ['an address', { host: '127.0.0.1:4200', origin: 'http://127.0.0.1:4200' }],
    ['another port, which the policy of the page does not name', { host: 'localhost:9000' }],
    ['a page that is reached through a proxy', { origin: 'https://gifts.example' }],
    ['a program', { origin: 'null' }],
  ])('are not given to %s', (_who, headers) => {
    const given = prefixes(8, PAGE, 'http://127.0.0.1:4200').next(request(headers as never));
    expect(given).toBe('');
  });

  it.each([SAFARI, 'node'])('are not given to %s, which does not resolve them', (agent) =>
    expect(prefixes().next(request({ 'user-agent': agent }))).toBe(''),
  );

  it('can be turned off', () => {
    expect(prefixes(0).next(request())).toBe('');
    expect(prefixes(0).origins()).toEqual([]);
  });
});
