import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createTrustedProxies } from '../http/trusted-proxies.ts';
import { createOriginPolicy } from './origin-policy.ts';

type Headers = Record<string, string>;

const OWN = ['http://localhost:4200', 'http://127.0.0.1:4200', 'http://[::1]:4200'];
const OTHER_NAMES = () => ['http://w3.localhost:4200'];

/** What the policy answers: the headers it sets, or the status of its refusal. */
function admit(headers: Headers, origins: string[] = OWN, more: string[] = []): Headers | number {
  const set: Headers = {};
  const rawHeaders = [...Object.entries(headers).flat(), ...more];
  const request = { headers, rawHeaders, socket: {} } as unknown as IncomingMessage;
  const response = {
    setHeader: (name: string, value: string) => (set[name] = value),
  } as unknown as ServerResponse;
  try {
    createOriginPolicy({
      origins: () => origins,
      otherNames: OTHER_NAMES,
      proxies: createTrustedProxies(),
    }).admit(request, response);
    return set;
  } catch (error) {
    return (error as { httpStatus: number }).httpStatus;
  }
}

const allows = (origin: string) => ({
  Vary: 'Origin',
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Expose-Headers': 'X-HTTP-Session-Id, X-Client-Wire-Protocol',
});

describe('the origin policy', () => {
  it.each([
    ['localhost:4200', 'http://localhost:4200'],
    ['127.0.0.1:4200', 'http://127.0.0.1:4200'],
    ['[::1]:4200', 'http://[::1]:4200'],
    ['w3.localhost:4200', 'http://localhost:4200'],
  ])('lets %s serve its own pages', (host, origin) => {
    expect(admit({ host, origin })).toEqual(allows(origin));
  });

  it('lets a named origin in, on its own port and by its own name', () => {
    const origin = 'http://app.test:4201';
    expect(admit({ host: 'localhost:4200', origin }, [...OWN, origin])).toEqual(allows(origin));
    expect(admit({ host: 'app.test:4200' }, [...OWN, origin])).toEqual({});
  });

  it.each([
    ['another site', { host: 'localhost:4200', origin: 'https://example.com' }],
    ['another port', { host: 'localhost:4200', origin: 'http://localhost:4201' }],
    ['a port that somebody made up', { host: 'localhost:9', origin: 'http://localhost:9' }],
    ['a page without an origin', { host: 'localhost:4200', origin: 'null' }],
    ['a look-alike', { host: 'w3.localhost:4200', origin: 'http://w3.localhost:4200' }],
    ['https on this port', { host: 'localhost:4200', origin: 'https://localhost:4200' }],
    ['an image in another site', { host: 'localhost:4200', 'sec-fetch-site': 'cross-site' }],
  ])('refuses %s', (_who, headers) => expect(admit(headers as Headers)).toBe(403));

  it.each([
    'attacker.example:4200',
    'localhost.attacker.example',
    'other.localhost:4200',
    '203.0.113.66:4200',
    '',
    'a b',
  ])('does not answer under the name %j, which is not its own', (host) =>
    expect(admit({ host, origin: `http://${host}` })).toBe(421),
  );

  it('refuses two Host headers, of which a proxy may have looked at the other', () => {
    expect(admit({ Host: 'localhost:4200' }, OWN, ['host', 'attacker.example'])).toBe(400);
  });

  it('lets people follow a link from another site, but no site frame a page', () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    const host = 'localhost:4200';
    expect(admit({ host, ...link, 'sec-fetch-dest': 'document' })).toEqual({});
    expect(admit({ host, ...link, 'sec-fetch-dest': 'iframe' })).toBe(403);
  });

  it('lets programs in that are no browsers', () => {
    expect(admit({ host: '127.0.0.1:8080' })).toEqual({});
  });
});
