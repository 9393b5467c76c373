// @vitest-environment node
import { expect, test } from 'vitest';
import { isCodeRequest } from './is-code-request.ts';

const own = 'https://e.example';
const remote = 'https://people.example';

test.each([
  ['a page', 'GET', 'navigate', `${own}/people/ada`, true],
  ['a script', 'GET', 'cors', `${own}/assets/a-AAAAAAAA.js`, true],
  ['a picture', 'GET', 'no-cors', `${own}/favicon.svg`, true],
  ['a remote’s script', 'GET', 'cors', `${remote}/remoteEntry.js?t=1`, true],
  ['a remote’s font', 'GET', 'cors', `${remote}/assets/f-AAAAAAAA.woff2`, true],
  ['another site', 'GET', 'navigate', 'https://shop.example/', false],
  ['App Check’s script', 'GET', 'no-cors', 'https://www.google.com/recaptcha/enterprise.js', false],
  ['a listener', 'GET', 'cors', `${own}/google.firestore.v1.Firestore/Listen/channel?VER=8`, false],
  ['a write', 'POST', 'cors', `${own}/google.firestore.v1.Firestore/Write/channel`, false],
  ['a sign-in', 'POST', 'cors', `${own}/identitytoolkit.googleapis.com/v1/accounts:lookup`, false],
  ['a report', 'POST', 'cors', 'https://reports.example/api/1/envelope/', false],
] as const)('%s (%s %s %s) is answered: %s', (_what, method, mode, url, answered) => {
  expect(isCodeRequest({ method, mode, url, cache: 'default' }, own)).toBe(answered);
});

test('a file that is asked for past every cache is not: what the server has now is the question', () => {
  const asked = { method: 'GET', mode: 'cors', url: `${remote}/release.json` } as const;
  expect(isCodeRequest({ ...asked, cache: 'no-store' }, own)).toBe(false);
  expect(isCodeRequest({ ...asked, cache: 'no-cache' }, own)).toBe(true);
  const page = { method: 'GET', mode: 'navigate', url: `${own}/people` } as const;
  expect(isCodeRequest({ ...page, cache: 'no-store' }, own)).toBe(true);
});
