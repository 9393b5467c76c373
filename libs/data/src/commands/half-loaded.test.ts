import { afterEach, describe, expect, test } from 'vitest';
import { american, writeIn } from '../formats/formats.ts';
import type { RecordKind } from '../model/collections.ts';
import { createTestData, settle, type TestData } from '../testing/index.ts';
import { acts, plain, scene, type Act } from '../testing/every-command.ts';

afterEach(() => writeIn(american));

/** New records have an id, so that two devices add the same. */
const all: Record<string, Act> = {
  ...acts,
  addPerson: (commands) => commands.addPerson({ name: 'Cy', birthday: '2000-02-29' }, { id: 'cy' }),
  addEvent: (commands) =>
    commands.addEvent({ title: 'Picnic', people: ['ada'], date: '2027-05-01' }, { id: 'picnic' }),
  addGiftItem: (commands) =>
    commands.addGiftItem({ name: 'Kite', personId: 'ada', alsoFor: ['bob'] }, { id: 'kite' }),
  setTheme: (commands) => commands.setTheme('dark'),
  setRemindDays: (commands) => commands.setRemindDays([7]),
  setDigest: (commands) => commands.setDigest('weekly', 'Europe/Berlin'),
  setFormats: (commands) => commands.setFormats({ currency: 'EUR' }),
};

test('no command is left out here', async () => {
  const { data } = await createTestData();
  const names = Object.keys(all).map((act) => act.split(' ')[0]);
  expect(Object.keys(data.commands).filter((name) => !names.includes(name))).toEqual([]);
});

async function sceneWithSettings(): Promise<TestData> {
  const world = await scene();
  await world.data.commands.setRemindDays([3, 1]).confirmed;
  await settle();
  return world;
}

/** A second device of the scene's user, on which one of the lists does not load. */
async function deviceWithout(kind: RecordKind, world: TestData): Promise<TestData> {
  const other = await createTestData({ user: null, world });
  other.device().failListeners(kind, 'offline');
  other.authentication.start('ada@example.com');
  await settle();
  return other;
}

describe.each(['people', 'events', 'giftItems', 'settings'] as const)(
  'while %s cannot be loaded',
  (kind) => {
    test.each(Object.keys(all))(
      'F4 %s does all that it should, or nothing and asks to connect',
      async (name) => {
        const usual = await sceneWithSettings();
        const before = plain(usual.data.exportData());
        expect(await all[name]?.(usual.data.commands).confirmed).toBeUndefined();
        await settle();
        const after = plain(usual.data.exportData());
        expect(after).not.toEqual(before);

        const world = await sceneWithSettings();
        const other = await deviceWithout(kind, world);
        const applied = await all[name]?.(other.data.commands).applied;
        await settle();
        expect(applied).toMatchObject(applied?.ok ? {} : { error: { kind: 'offline' } });
        expect(plain(world.data.exportData())).toEqual(applied?.ok ? after : before);
      },
    );
  },
);
