import 'fake-indexeddb/auto';
import { getApp } from 'firebase/app';
import { disableNetwork, enableNetwork, getFirestore } from 'firebase/firestore';
import { filter, firstValueFrom, type Observable } from 'rxjs';
import { afterAll, describe, expect, inject, test } from 'vitest';
import type { Data } from '../compose-data.ts';
import { createData } from '../create-data.ts';
import type { Query } from '../model/query-state.ts';
import type {} from './provided-context.ts';

const authOrigin = inject('authOrigin');
const googlesEmulator = 'Google’s emulator';
/** More than the 500 writes that a batch could once have; more only take longer. */
const giftCount = 510;
const databases = [
  ['the database of the other tests', inject('firestoreOrigin')],
  [googlesEmulator, inject('googleFirestoreOrigin')],
] as const;

const until = <T>(query$: Observable<Query<T>>, condition: (query: Query<T>) => boolean) =>
  firstValueFrom(query$.pipe(filter(condition)));

/** Puts many gifts of one person there in one request. */
async function leaveGifts(
  firestore: string,
  { uid, personId }: { uid: string; personId: string },
): Promise<void> {
  const root = `projects/${inject('projectId')}/databases/(default)/documents`;
  const moment = { timestampValue: '2026-01-01T00:00:00Z' };
  const text = (stringValue: string) => ({ stringValue });
  const writes = Array.from({ length: giftCount }, (_, index) => ({
    update: {
      name: `${root}/users/${uid}/giftItems/gift${index}`,
      fields: {
        ...{ id: text(`gift${index}`), name: text(`Gift ${index}`), personId: text(personId) },
        ...{ personName: text('Ada'), status: text('idea'), eventId: text(''), url: text('') },
        ...{ estimatedCost: { integerValue: '0' }, purchasedCost: { integerValue: '0' } },
        ...{ createdAt: moment, updatedAt: moment },
      },
    },
  }));
  const { ok } = await fetch(`${firestore}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  expect(ok).toBe(true);
}

// Where Google's emulator is not asked (test-setup/backend.ts), its part is skipped.
describe.each(databases)('on %s', (database, firestore) => {
  const opened: Data[] = [];
  const open = (name: string) => {
    const data = createData({
      name: `${name} on ${database}`,
      firebase: { apiKey: 'demo', projectId: inject('projectId') },
      emulator: { auth: authOrigin, firestore },
      storage: 'memory',
    });
    opened.push(data);
    return data;
  };
  const connect = (isOnline: boolean) =>
    (isOnline ? enableNetwork : disableNetwork)(getFirestore(getApp(`here on ${database}`)));

  afterAll(() => Promise.all(opened.map((data) => data.dispose())));

  test.skipIf(authOrigin === '' || firestore === '')(
    `F4 F7 deleting a person with ${giftCount} gifts is one commit: refused it changes nothing, accepted it is undone by one more`,
    async () => {
      const [here, there] = [open('here'), open('there')];
      const email = `many-${crypto.randomUUID()}@example.com`;
      await here.session.signUp(email, 'long enough');
      const { id } = here.commands.addPerson({ name: 'Ada' });
      const party = { title: 'Party', people: [id], date: '2099-12-24' };
      await here.commands.addEvent(party, { id: 'party' }).confirmed;
      // Only now: Google's emulator keeps a document that is created while a listener starts from that listener.
      await there.session.signIn(email, 'long enough');
      const uid = here.session.state.user?.uid ?? '';
      await leaveGifts(firestore, { uid, personId: id });
      const all = ({ data: gifts }: { data: readonly unknown[] }) => gifts.length === giftCount;
      for (const data of [here, there]) await until(data.giftItems$, all);

      await connect(false);
      const refused = here.commands.deletePerson(id);
      expect(await refused.applied).toEqual({ ok: true });
      expect(here.exportData()).toMatchObject({ people: [], giftItems: [] });
      // The party that Ada would leave is gone by the time that the change arrives.
      expect(await there.commands.deleteEvent('party').confirmed).toBeUndefined();
      await connect(true);
      expect(await refused.confirmed).toBeDefined();
      for (const data of [here, there]) {
        await until(data.giftItems$, all);
        await until(data.events$, ({ data: events }) => events.length === 0);
        await until(data.people$, ({ data: people }) => people.length === 1);
        expect(data.exportData().people).toMatchObject([{ id, name: 'Ada' }]);
      }

      const seen = new Set<number>();
      there.giftItems$.subscribe(({ data }) => seen.add(data.length));
      const deleted = here.commands.deletePerson(id);
      expect(await deleted.confirmed).toBeUndefined();
      await until(there.giftItems$, ({ data }) => data.length === 0);
      expect(await deleted.undo().confirmed).toBeUndefined();
      await until(there.giftItems$, all);
      // Google's emulator sends its listeners one commit in pieces; the service does not.
      if (database !== googlesEmulator) expect([...seen]).toEqual([giftCount, 0]);
      // The server stamps each commit with a moment of its own.
      const { people, giftItems } = there.exportData();
      expect(new Set([...people, ...giftItems].map(({ createdAt }) => createdAt)).size).toBe(1);
    },
    240_000,
  );
});
