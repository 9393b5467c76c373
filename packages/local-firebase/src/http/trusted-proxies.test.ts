import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createTrustedProxies, namesProxy, ProxyAddressError } from './trusted-proxies.ts';

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;
const from = (chain: string) => ({ 'x-forwarded-for': chain });

describe('W1 forwarded headers count from named proxies alone', () => {
  const proxies = createTrustedProxies(['127.0.0.1', '::1', '172.16.0.0/12', '2001:db8:1::/48']);

  it.each([
    ['a proxy of this machine', '127.0.0.1', from('203.0.113.7'), '203.0.113.7'],
    [
      'the same over a socket for both versions',
      '::ffff:127.0.0.1',
      from('203.0.113.7'),
      '203.0.113.7',
    ],
    ['a proxy in a named network', '172.20.0.3', from('203.0.113.7'), '203.0.113.7'],
    ['two proxies in a row', '127.0.0.1', from('203.0.113.7, 172.20.0.3'), '203.0.113.7'],
    ['what the visitor made up before', '127.0.0.1', from('10.9.9.9, 203.0.113.7'), '203.0.113.7'],
    ['a port beside the address', '127.0.0.1', from('203.0.113.7:4711'), '203.0.113.7'],
    ['IPv6 as one network', '::1', from('[2001:db8::1:2]:4711'), '2001:db8:0:0'],
    ['a visitor who is a trusted proxy himself', '127.0.0.1', from('172.20.0.9'), '172.20.0.9'],
    ['a proxy that hides the visitor', '127.0.0.1', from('unknown'), '127.0.0.1'],
    ['a proxy that says nothing', '127.0.0.1', {}, '127.0.0.1'],
    ['somebody else who claims to be a proxy', '203.0.113.9', from('127.0.0.1'), '203.0.113.9'],
  ])('counts %s', (_name, address, headers, expected) => {
    expect(proxies.clientAddress(request(address, headers))).toBe(expected);
  });

  it('believes nobody when none is named', () => {
    const headers = {
      ...from('203.0.113.7'),
      'x-forwarded-host': 'other.example',
      host: 'own.example',
    };
    const nobody = createTrustedProxies();
    expect(nobody.clientAddress(request('127.0.0.1', headers))).toBe('127.0.0.1');
    expect(nobody.host(request('127.0.0.1', headers))).toBe('own.example');
  });

  it('takes the host name that the last proxy saw', () => {
    const headers = {
      host: '127.0.0.1:4200',
      'x-forwarded-host': 'made-up.example, gifts.example',
    };
    expect(proxies.host(request('127.0.0.1', headers))).toBe('gifts.example');
    expect(proxies.host(request('203.0.113.9', headers))).toBe('127.0.0.1:4200');
  });

  it.each(['gifts.example', '127.0.0.1/33', '::1/129', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0', ''])(
    'refuses %j and says what to name',
    (address) => {
      expect(() => createTrustedProxies([address])).toThrow(ProxyAddressError);
      expect(() => createTrustedProxies([address])).toThrow('such as 127.0.0.1 or 172.16.0.0/12');
    },
  );
});

it.each([
  ['forwarded', 'for=203.0.113.7'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-proto', ''],
  ['x-real-ip', '127.0.0.1'],
  ['via', '1.1 Caddy'],
])('W1 %s is a trace of a proxy', (name, value) => {
  expect(namesProxy({ headers: { [name]: value } })).toBe(true);
  expect(namesProxy({ headers: { host: 'localhost', 'x-client-version': '1' } })).toBe(false);
});
