import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { hashSource, inlineScripts, insertedStyle } from './content-security-policy.ts';
import { localOrigins, type Origins } from './origins.ts';
import {
  backendHeaders,
  remoteHeaders,
  serviceWorkerHeaders,
  shellHeaders,
} from './security-headers.ts';

const hosted: Origins = {
  shell: 'https://evergift.example',
  remotes: ['https://people.example', 'https://auth.example'],
  backend: ['https://firestore.googleapis.com'],
};
const local = localOrigins({
  shell: 'http://localhost:4200',
  remotes: ['http://localhost:4201'],
  backChannels: ['http://w1.localhost:4200', 'http://w8.localhost:4200'],
  emulator: { auth: 'same-origin', firestore: 'same-origin' },
});

/** The policy as a map of its directives. */
function policyOf(origins: Origins): Map<string, string[]> {
  const text = shellHeaders(origins)['Content-Security-Policy'] ?? '';
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('W1 browsers ask for https alone at a public address, and leave its subdomains alone', () => {
  const headersAt = (shell: string) =>
    shellHeaders(
      localOrigins({
        shell,
        remotes: [],
        backChannels: [],
        emulator: { auth: 'same-origin', firestore: 'same-origin' },
      }),
    )['Strict-Transport-Security'];
  expect(headersAt('https://gifts.example')).toBe('max-age=63072000');
  expect(headersAt('http://gifts.example')).toBeUndefined();
  expect(shellHeaders(hosted)['Strict-Transport-Security']).toContain('includeSubDomains');
});

test.each([
  ['hosted', hosted],
  [
    'hosted with reports and App Check',
    { ...hosted, reports: 'https://r.example', appCheck: true },
  ],
  ['local', local],
])('the policy of %s pages has no unsafe source and no wildcard', (_name, origins) => {
  const policy = policyOf(origins);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  for (const source of [...policy.values()].flat()) {
    expect(source).not.toMatch(/unsafe|\*|^(https?|data|blob):$/);
    if (source.includes(':')) expect(new URL(source).origin).not.toBe('null');
  }
});

test('remotes and backend are named exactly', () => {
  const policy = policyOf(hosted);
  const remotes = ['https://people.example', 'https://auth.example'];
  const scripts = inlineScripts();
  const reads = /(?<=localStorage\.getItem\(')[^']+|Set\.prototype\.union/;
  expect(scripts.map((script) => reads.exec(script)?.[0])).toEqual([
    'evergift.theme',
    'evergift-copy',
    'Set.prototype.union',
    'evergift:first-screen',
    'evergift.language',
  ]);
  expect(policy.get('script-src')).toEqual(["'self'", ...remotes, ...scripts.map(hashSource)]);
  expect(policy.get('font-src')).toEqual(["'self'", ...remotes]);
  expect(policy.get('connect-src')).toEqual([
    "'self'",
    ...remotes,
    'https://firestore.googleapis.com',
  ]);
  expect(policy.get('worker-src')).toEqual(["'self'"]);
  expect(policy.get('trusted-types')).toEqual(['evergift-service-worker']);
});

test('the service worker reaches the apps’ files and nothing else', () => {
  expect(serviceWorkerHeaders(hosted)).toEqual({
    ...shellHeaders(hosted),
    'Content-Security-Policy':
      "default-src 'none'; connect-src 'self' https://people.example https://auth.example; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  });
});

test('previews are let in where apps are, and without any the policies are as ever', () => {
  const preview = 'https://preview.example';
  const before = policyOf(hosted);
  const policy = policyOf({ ...hosted, previews: [preview] });
  const opened = ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src'];
  for (const [name, sources] of policy) {
    const added = sources.filter((source) => !before.get(name)?.includes(source));
    expect(added).toEqual(opened.includes(name) ? [preview] : []);
  }
  const worker = serviceWorkerHeaders({ ...hosted, previews: [preview] });
  expect(worker['Content-Security-Policy']).toContain(`https://auth.example ${preview};`);
  expect(shellHeaders({ ...hosted, previews: [] })).toEqual(shellHeaders(hosted));
});

test('reports and App Check open what they need and nothing for those without them', () => {
  const policy = policyOf({ ...hosted, reports: 'https://r.example', appCheck: true });
  expect(policy.get('connect-src')).toContain('https://r.example');
  expect(policy.get('script-src')).toContain('https://www.google.com/recaptcha/');
  expect(policy.get('trusted-types')).toEqual(['evergift-service-worker', 'default']);
  expect(policyOf(hosted).has('frame-src')).toBe(false);
  expect(JSON.stringify([...policyOf(hosted)])).not.toContain('recaptcha');
});

test('strict transport security is for https alone', () => {
  for (const headersOf of [shellHeaders, serviceWorkerHeaders, remoteHeaders, backendHeaders]) {
    expect(headersOf(hosted)).toHaveProperty('Strict-Transport-Security');
    expect(headersOf(local)).not.toHaveProperty('Strict-Transport-Security');
  }
});

test('every answer carries the same set of headers', () => {
  for (const headersOf of [shellHeaders, serviceWorkerHeaders, remoteHeaders, backendHeaders]) {
    expect(headersOf(hosted)).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  }
});

test('a page reaches the embedded backend under its other names, or another backend alone', () => {
  expect(policyOf(local).get('connect-src')).toContain('http://w8.localhost:4200');
  const byNumber = localOrigins({
    shell: 'http://127.0.0.1:4200',
    remotes: [],
    backChannels: ['http://w1.localhost:4200'],
    emulator: { auth: 'same-origin', firestore: 'http://127.0.0.1:8080' },
  });
  expect(policyOf(byNumber).get('connect-src')).toEqual(["'self'", 'http://127.0.0.1:8080']);
});

test('the one allowed style element is that of React Aria', () => {
  const require = createRequire(import.meta.url);
  const folder = require.resolve('react-aria/package.json').replace('package.json', '');
  const source = readFileSync(`${folder}dist/private/overlays/usePreventScroll.mjs`, 'utf8');
  const [, inserted = ''] = /style\.textContent = `([^`]*)`\s*\.trim\(\)/.exec(source) ?? [];
  expect(insertedStyle).toBe(inserted.trim());
});
