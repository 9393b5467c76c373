import { describe, expect, test } from 'vitest';
import { authModePath, readAuthMode } from './auth-mode.ts';

describe('the mode of the auth page', () => {
  test.each(['signin', 'signup', 'password_reset'] as const)('A1 %s survives a reload', (mode) => {
    const { search } = new URL(authModePath(mode), 'https://evergift.example');
    expect(readAuthMode(new URLSearchParams(search))).toBe(mode);
  });

  test.each(['', '?mode=', '?mode=admin', '?other=signup'])('A1 is signin for %j', (search) => {
    expect(readAuthMode(new URLSearchParams(search))).toBe('signin');
  });
});
