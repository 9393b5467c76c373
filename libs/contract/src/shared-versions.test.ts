import { describe, expect, test } from 'vitest';
import { checkSharedVersions, SharedVersionError } from './shared-versions.ts';

const shell: Record<string, string> = { react: '19.3.1', '@evergift/ui/button': '0.4.0' };
const check = (name: string, requiredVersion: string) => () =>
  checkSharedVersions('people', [{ name, requiredVersion }], (each) => shell[each]);

describe('what a remote shares with the shell', () => {
  test.each(['^19.3.1', '^19.3.0', '^19.0.0', '19.2.9', '^19'])(
    'is the shell’s copy when that is the same major version and not older: %s',
    (needed) => expect(check('react', needed)).not.toThrow(),
  );

  test.each(['^19.3.2', '^19.4.0', '^18.3.1', '^20.0.0'])(
    'is refused otherwise: %s, and the message names package and versions',
    (needed) => {
      expect(check('react', needed)).toThrow(SharedVersionError);
      expect(check('react', needed)).toThrow(
        `The app 'people' needs react ${needed}, and this shell has 19.3.1: deploy the older of the two.`,
      );
    },
  );

  test('of our own packages grows by minor versions below 1 too', () => {
    expect(check('@evergift/ui/button', '^0.1.0')).not.toThrow();
    expect(check('@evergift/ui/button', '^0.5.0')).toThrow(SharedVersionError);
  });

  test('is refused when the shell has no such package', () => {
    expect(check('@evergift/ui/calendar', '^0.4.0')).toThrow(
      'needs @evergift/ui/calendar ^0.4.0, which this shell does not have',
    );
  });
});
