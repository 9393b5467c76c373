import { expect, test } from 'vitest';
import { AuthFailure, toAuthFailure } from './auth-failure.ts';

// A project that does not hide accounts answers with codes of its own for each.
test('A6 an unknown address and a wrong password are the same failure, whatever the service says', () => {
  const failures = ['invalid-credential', 'wrong-password', 'user-not-found'].map((code) =>
    toAuthFailure({ code: `auth/${code}` }),
  );
  expect(failures.map(({ kind, message }) => [kind, message])).toEqual(
    Array(3).fill(['invalid-credential', 'The sign-in service refused: invalid-credential.']),
  );
});

test.each([
  ['auth/too-many-requests', 'too-many-requests'],
  ['auth/network-request-failed', 'network'],
  ['auth/password-does-not-meet-requirements', 'weak-password'],
  ['auth/admin-restricted-operation', 'invitation-needed'],
  ['auth/constructor', 'unknown'],
  ['constructor', 'unknown'],
  ['__proto__', 'unknown'],
])('A6 %s is %s', (code, kind) => {
  expect(toAuthFailure({ code }).kind).toBe(kind);
});

test('A6 what carries no code is an unknown failure that keeps its cause', () => {
  const cause = new Error('torn');
  expect(toAuthFailure(cause)).toMatchObject({ kind: 'unknown', cause });
  const failure = new AuthFailure('network');
  expect(toAuthFailure(failure)).toBe(failure);
  expect(toAuthFailure(undefined).kind).toBe('unknown');
});
