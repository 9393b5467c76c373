import { buildPhoto, createTestData } from '@evergift/data/testing';
import type { TestData } from '@evergift/data/testing';
import { openImport } from '../open-import.ts';

/** The file of 'Export all data'. */
export const exportOf = async ({ data }: TestData) =>
  JSON.stringify({ ...data.exportData(), ...(await data.exportPhotos()), account: {} });

/** A family with birthdays, a party, an idea planned for it and a present with its picture. */
export async function family() {
  const world = await createTestData();
  const { commands } = world.data;
  commands.addPerson({ name: 'Ada', birthday: '1990-12-10', likes: 'Clocks' }, { id: 'ada' });
  commands.addPerson({ name: 'Ben', yearlyBudget: 5_000 }, { id: 'ben' });
  const party = { title: 'Party', people: ['ada', 'ben'], date: '2026-12-24', budget: 10_000 };
  commands.addEvent(party, { id: 'party' });
  const bought = { status: 'purchased', eventId: 'party', purchasedCost: 4_000 } as const;
  commands.addGiftItem(
    { name: 'Cups', personId: 'ada', alsoFor: ['ben'], stage: 'wrapped', ...bought },
    { id: 'cups', photo: buildPhoto() },
  );
  commands.addGiftItem({ name: 'Book', personId: 'ben', plannedEventId: 'party' }, { id: 'book' });
  await commands.setTheme('dark').confirmed;
  return world;
}

/** A backup, as the import reads it. */
export async function opened(world: TestData, text: string) {
  const imports = await world.data.open(async () => openImport);
  const file = await imports.read(new Blob([text]));
  if (file.kind !== 'backup') throw new Error(`This is a ${file.kind}.`);
  return { imports, backup: file };
}
