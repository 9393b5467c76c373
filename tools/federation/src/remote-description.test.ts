import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { RemoteDescription } from '@evergift/contract/describe-remote';
import { remoteDescriptionText } from './remote-description.ts';

const apps = new URL('../../../apps/', import.meta.url);
const remotes = readdirSync(apps).filter((app) => existsSync(new URL(`${app}/remote.json`, apps)));
const read = (app: string): string => readFileSync(new URL(`${app}/remote.json`, apps), 'utf8');
const contributions = remotes.map(
  (app) => (JSON.parse(read(app)) as RemoteDescription).contributions,
);

describe('remote.json', () => {
  test.each(remotes)(
    'of %s says what its src/remote.ts says: npm run build writes it',
    async (app) => {
      expect(read(app)).toBe(await remoteDescriptionText(app));
    },
  );

  test('no two apps contribute a command of the same id, or with the same keys', () => {
    const commands = contributions.flatMap((each) => each.commands);
    const ids = commands.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const keys = commands.flatMap((command) => command.keys?.join(' ') ?? []);
    expect(keys).toEqual([...new Set(keys)]);
  });

  test('every icon that an app names comes with its elements', () => {
    for (const { icons, navigation, commands } of contributions) {
      for (const { icon } of [...navigation, ...commands]) {
        expect(icons[icon]?.length).toBeGreaterThan(0);
      }
    }
  });
});
