import 'fake-indexeddb/auto';
import { filter, firstValueFrom, type Observable } from 'rxjs';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { createData } from '@evergift/data';
import type { Data, Query } from '@evergift/data';
import { buildPhoto } from '@evergift/data/testing';
import { openImport } from '../src/open-import.ts';
import type { Import } from '../src/open-import.ts';
import { cards } from '../src/read/address-book-fixtures.ts';

const authOrigin = inject('authOrigin');
const firestore = inject('firestoreOrigin');
const password = 'long enough';

const until = <T>(query$: Observable<Query<T>>, condition: (query: Query<T>) => boolean) =>
  firstValueFrom(query$.pipe(filter(condition)));
const complete = async (data: Data) => {
  const isLive = ({ status }: Query<unknown>) => status === 'live';
  await Promise.all([
    until(data.people$, isLive),
    until(data.events$, isLive),
    until(data.giftItems$, isLive),
  ]);
};

/** A file, which jsdom cannot read by itself. */
const fileOf = (text: string): Blob =>
  Object.assign(new Blob([text]), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });

async function newPeopleOf(imports: Import, text: string) {
  const file = await imports.read(fileOf(text));
  if (file.kind !== 'contacts') throw new Error(`This is a ${file.kind}.`);
  return imports
    .match(file)
    .filter(({ match }) => match === 'new')
    .map((candidate) => ({ candidate, action: 'add' as const }));
}

describe.skipIf(authOrigin === '' || firestore === '')(
  'on the real backend, with its rules',
  () => {
    const opened: Data[] = [];
    afterAll(() => Promise.all(opened.map((data) => data.dispose())));
    const signedUp = async () => {
      const data = createData({
        name: `import ${opened.length}`,
        firebase: { apiKey: 'demo', projectId: inject('projectId') },
        emulator: { auth: authOrigin, firestore },
        storage: 'memory',
      });
      opened.push(data);
      await data.session.signUp(`import-${crypto.randomUUID()}@example.com`, password);
      await complete(data);
      return data;
    };

    test('I1 I4 500 contacts are imported, undone, and imported again without doubles', async () => {
      const data = await signedUp();
      const imports = await data.open(async () => openImport);
      const text = cards(500);
      const counted = () => [data.exportData().people.length, data.exportData().events.length];
      const first = await imports.importPeople(await newPeopleOf(imports, text)).finished;
      expect(await first.outcome.confirmed).toBeUndefined();
      expect(counted()).toEqual([500, 500]);
      const undone = first.outcome.undo();
      expect(await undone.applied).toEqual({ ok: true });
      expect(await undone.confirmed).toBeUndefined();
      expect(counted()).toEqual([0, 0]);
      const again = await imports.importPeople(await newPeopleOf(imports, text)).finished;
      expect(await again.outcome.confirmed).toBeUndefined();
      expect(await newPeopleOf(imports, text)).toEqual([]);
      expect(counted()).toEqual([500, 500]);
    }, 240_000);

    test('I3 export, delete the account, restore into a new one: the same people, dates, totals and pictures', async () => {
      const data = await signedUp();
      const { commands } = data;
      const names = Array.from({ length: 25 }, (_, index) => `Person ${index}`);
      const ids = names.map((name) => commands.addPerson({ name, birthday: '1990-02-28' }).id);
      const party = commands.addEvent({
        title: 'Party',
        people: ids,
        date: '2099-12-24',
        budget: 90_000,
      });
      for (const [index, personId] of ids.entries()) {
        const bought = {
          status: 'purchased',
          eventId: party.id,
          purchasedCost: 100 + index,
        } as const;
        const photo = index === 0 ? { photo: buildPhoto() } : {};
        commands.addGiftItem({ name: `Gift ${index}`, personId, ...bought }, photo);
      }
      const idea = {
        name: 'Idea',
        personId: ids[0] ?? '',
        estimatedCost: 500,
        plannedEventId: party.id,
      };
      expect(await commands.addGiftItem(idea).confirmed).toBeUndefined();
      const withoutMoments = (value: unknown) =>
        JSON.parse(
          JSON.stringify(value, (name, field: unknown) =>
            name.endsWith('At') ? undefined : field,
          ),
        ) as {
          people: { id: string }[];
          events: { id: string }[];
          giftItems: { id: string }[];
        };
      const sorted = (exported: unknown) => {
        const { people, events, giftItems, ...rest } = withoutMoments(exported);
        const byId = (records: { id: string }[]) => records.sort((a, b) => (a.id < b.id ? -1 : 1));
        return { ...rest, people: byId(people), events: byId(events), giftItems: byId(giftItems) };
      };
      const totals = async (of: Data) => (await firstValueFrom(of.summary$)).data;
      const photos = await data.exportPhotos();
      const before = { export: sorted(data.exportData()), totals: await totals(data), photos };
      const text = JSON.stringify({ ...data.exportData(), ...photos });
      expect(await data.session.deleteAccount(password)).toMatchObject({ ok: true });

      const restored = await signedUp();
      const imports = await restored.open(async () => openImport);
      const file = await imports.read(fileOf(text));
      if (file.kind !== 'backup') throw new Error(`This is a ${file.kind}.`);
      const { error, outcome } = await imports.restore(file, { overwrites: false }).finished;
      expect(error).toBeUndefined();
      expect(await outcome.confirmed).toBeUndefined();
      expect(sorted(restored.exportData())).toEqual(before.export);
      expect(await totals(restored)).toEqual(before.totals);
      expect(await restored.exportPhotos()).toEqual(before.photos);
    }, 240_000);
  },
);
