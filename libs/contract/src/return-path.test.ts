import { describe, expect, test } from 'vitest';
import { readReturnPath, rememberReturnPath } from './return-path.ts';

describe('the path to return to after signing in', () => {
  test('R4 is the page that was asked for', () => {
    expect(readReturnPath(rememberReturnPath('/people/ada?tab=gifts'))).toBe(
      '/people/ada?tab=gifts',
    );
  });

  test.each([undefined, null, 'text', {}, { returnTo: 7 }])(
    'R4 is the dashboard when nothing was remembered (%j)',
    (state) => {
      expect(readReturnPath(state)).toBe('/dashboard');
    },
  );

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '',
    { toString: '//evil.example' },
  ])('R4 never leaves our own site (%j)', (returnTo) => {
    expect(readReturnPath({ returnTo })).toBe('/dashboard');
  });
});
