import { createTestData } from '@evergift/data/testing';
import { openImport } from '../open-import.ts';
import type { TableKind } from '../table-kind.ts';
import type { TableEntries, TableEntry } from '../entries/entry.ts';

/** Somebody's data, and an import that reads tables as its modal does. */
export async function openTables() {
  const world = await createTestData();
  const opened = await world.data.open(async () => openImport);
  const table = async (text: string) => {
    const file = await opened.read(new Blob([text]));
    if (file.kind !== 'table') throw new Error(`This is no table but ${file.kind}.`);
    return file;
  };
  const read = async (text: string, chosen?: TableKind): Promise<TableEntries> => {
    const file = await table(text);
    return opened.readEntries(file, opened.guessTable(file, chosen));
  };
  const isNew = ({ match }: TableEntry) => match === 'new';
  return {
    ...world,
    ...{ opened, table, read },
    commands: world.data.commands,
    importAll: async (text: string) =>
      opened.importEntries((await read(text)).entries.filter(isNew)).finished,
    /** What there is, by name. */
    stored: () => {
      const { people, events, giftItems } = world.data.exportData();
      const nameOf = new Map(people.map(({ id, name }) => [id, name]));
      return {
        people: people.map(({ name }) => name).sort(),
        events: events
          .map((event) => ({ ...event, people: event.people.map((id) => nameOf.get(id)) }))
          .sort((one, other) => (one.title < other.title ? -1 : 1)),
        gifts: giftItems
          .map((gift) => ({ ...gift, alsoFor: gift.alsoFor.map((id) => nameOf.get(id)) }))
          .sort((one, other) => (one.name < other.name ? -1 : 1)),
      };
    },
  };
}
