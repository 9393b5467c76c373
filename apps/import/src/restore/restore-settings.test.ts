import { createTestData } from '@evergift/data/testing';
import type { TestData } from '@evergift/data/testing';
import { describe, expect, test } from 'vitest';
import { exportOf, family, opened } from '../testing/exported-family.ts';

describe('LC6 the currency of an export', () => {
  const euro = async () => {
    const world = await family();
    await world.data.commands.setFormats({ currency: 'EUR' }).confirmed;
    const text = await exportOf(world);
    await world.data.dispose();
    return text;
  };

  test('comes back into an empty planner', async () => {
    const world = await createTestData();
    const { imports, backup } = await opened(world, await euro());
    expect(imports.compareBackup(backup).foreignCurrency).toBeUndefined();
    await imports.restore(backup, { overwrites: false }).finished;
    expect(world.data.exportData().settings).toMatchObject({ currency: 'EUR' });
    await world.data.dispose();
  });

  test('is said and not taken where amounts are in another', async () => {
    const world = await createTestData();
    await world.data.commands.addPerson({ name: 'Cy', yearlyBudget: 1_000 }).confirmed;
    const { imports, backup } = await opened(world, await euro());
    expect(imports.compareBackup(backup).foreignCurrency).toBe('EUR');
    await imports.restore(backup, { overwrites: true }).finished;
    expect(world.data.exportData().settings).toMatchObject({ currency: '' });
  });
});

describe('LC6 the language and the region of an export', () => {
  const german = async () => {
    const world = await family();
    await world.data.commands.setFormats({ language: 'de', region: 'AT' }).confirmed;
    const text = await exportOf(world);
    await world.data.dispose();
    return text;
  };
  const settingsAfter = async (world: TestData, text: string, overwrites = false) => {
    const { imports, backup } = await opened(world, text);
    const { error } = await imports.restore(backup, { overwrites }).finished;
    expect(error).toBeUndefined();
    const { settings } = world.data.exportData();
    await world.data.dispose();
    return settings;
  };

  test('are in it, and come back into an empty planner', async () => {
    const text = await german();
    expect(JSON.parse(text)).toMatchObject({ settings: { language: 'de', region: 'AT' } });
    expect(await settingsAfter(await createTestData(), text)).toMatchObject({
      ...{ language: 'de', region: 'AT' },
    });
  });

  test('come when all else is there: a page in another language is opened anew', async () => {
    const text = await german();
    const world = await createTestData({ user: 'new@example.com', now: '2027-02-01T12:00' });
    const { imports, backup } = await opened(world, text);
    const datesThen: string[][] = [];
    const listening = world.data.settings$.subscribe(({ data: settings }) => {
      const { events } = world.data.exportData();
      if (settings?.language === 'de') datesThen.push(events.map(({ date }) => date));
    });
    await imports.restore(backup, { overwrites: false }).finished;
    listening.unsubscribe();
    // The birthday that the old export lacks is among them.
    expect(datesThen[0]).toContain('2027-12-10');
    await world.data.dispose();
  });

  test('of a release without languages are what they were', async () => {
    const file = JSON.parse(await german()) as { settings: Record<string, unknown> };
    const { language: _, region: __, ...settings } = file.settings;
    const text = JSON.stringify({ ...file, settings });
    expect(await settingsAfter(await createTestData(), text)).toMatchObject({
      ...{ language: '', region: '' },
    });
  });

  test('leave alone what was chosen here, unless asked otherwise', async () => {
    const text = await german();
    const french = async () => {
      const world = await createTestData();
      await world.data.commands.setFormats({ language: 'fr', region: 'FR' }).confirmed;
      return world;
    };
    expect(await settingsAfter(await french(), text)).toMatchObject({ language: 'fr' });
    expect(await settingsAfter(await french(), text, true)).toMatchObject({ language: 'de' });
  });
});
