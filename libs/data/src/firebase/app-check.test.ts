import { afterEach, expect, test, vi } from 'vitest';
import { createData } from '../create-data.ts';
import { startAppCheck } from './app-check.ts';

const firebase = { apiKey: 'demo', projectId: 'demo-evergift', appId: '1:1:web:1' };

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelectorAll('script').forEach((script) => script.remove());
});

test('without a site key nothing of App Check is fetched', async () => {
  const data = createData({ firebase, name: 'without', storage: 'memory' });
  expect(scripts()).toEqual([]);
  await data.dispose();
});

test('with a site key the app that createData uses asks reCAPTCHA for its tokens', async () => {
  await startAppCheck(firebase, { siteKey: 'site-key' }, 'with');
  expect(scripts()).toEqual(['https://www.google.com/recaptcha/enterprise.js']);
  // Another app of the same name would be refused; the same one is given back.
  const data = createData({ firebase, name: 'with', storage: 'memory' });
  await data.dispose();
});

test('the default policy lets through reCAPTCHA’s scripts alone', async () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  await startAppCheck(firebase, { siteKey: 'site-key' }, 'policy');
  const [[name, rules]] = createPolicy.mock.calls as unknown as [
    [string, Record<string, (url: string) => string | null>],
  ];
  expect(name).toBe('default');
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
  const script = (url: string) => rules['createScriptURL']?.(url);
  const own = 'https://www.google.com/recaptcha/enterprise.js';
  expect(script(own)).toBe(own);
  for (const other of [
    'https://evil.example/recaptcha/enterprise.js',
    'https://www.google.com.evil.example/recaptcha/',
    'https://www.google.com/jsapi',
    'javascript:alert(1)',
    'data:text/javascript,1',
  ]) {
    expect(script(other), other).toBeNull();
  }
});
