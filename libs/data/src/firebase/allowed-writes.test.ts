import 'fake-indexeddb/auto';
import { filter, firstValueFrom, type Observable } from 'rxjs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Commands } from '../commands/commands.ts';
import type { Data } from '../compose-data.ts';
import { createData } from '../create-data.ts';
import type { Query } from '../model/query-state.ts';
import { accepted, journeys } from './command-journeys.suite.ts';
import type {} from './provided-context.ts';

const authOrigin = inject('authOrigin');

const createdAt = { timestampValue: '2026-01-01T00:00:00Z' };

/** Puts documents there past the rules, as another client might have left them. */
async function leave(firestore: string, uid: string, documents: Record<string, object>) {
  const root = `projects/${inject('projectId')}/databases/(default)/documents`;
  const writes = Object.entries(documents).map(([path, values]) => {
    const fields = Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? { stringValue: value } : value,
    ]);
    return {
      update: { name: `${root}/users/${uid}/${path}`, fields: Object.fromEntries(fields) },
    };
  });
  const { ok } = await fetch(`${firestore}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  expect(ok).toBe(true);
}

const databases = [
  ['the database of the other tests', inject('firestoreOrigin')],
  ['Google’s emulator', inject('googleFirestoreOrigin')],
] as const;

// Where Google's emulator is not installed, its part is skipped.
describe.each(databases)('on %s', (_name, firestore) => {
  const isHere = authOrigin !== '' && firestore !== '';
  let data: Data;

  beforeAll(async () => {
    if (!isHere) return;
    const open = (name: string) =>
      createData({
        name: `${name} on ${firestore}`,
        firebase: { apiKey: 'demo', projectId: inject('projectId') },
        emulator: { auth: authOrigin, firestore },
        storage: 'memory',
      });
    const email = `writes-${crypto.randomUUID()}@example.com`;
    // Google's emulator never sends a listener a document that was created while the listener
    // started, as the settings are at a sign-up. So the writes come from a later visit.
    const firstVisit = open('sign-up');
    await firstVisit.session.signUp(email, 'long enough');
    await accepted(firstVisit.commands.addPerson({ name: 'Ada' }));
    await firstVisit.dispose();
    data = open('allowed-writes');
    await data.session.signIn(email, 'long enough');
    await firstValueFrom(data.settings$.pipe(filter(({ status }) => status === 'live')));
  }, 60_000);
  afterAll(() => data?.dispose());

  test.skipIf(!isHere).each(Object.keys(journeys) as (keyof Commands)[])(
    'Z1 the rules allow every write of %s',
    async (command) => {
      await journeys[command](data.commands);
    },
    60_000,
  );

  test.skipIf(!isHere)(
    'Z1 F7 F8 what another client left stops no change of what it belongs to',
    async () => {
      const gift = { personId: 'odd', personName: 'Odd', status: 'wrapped' };
      await leave(firestore, data.session.state.user?.uid ?? '', {
        'people/odd': { id: 'odd', name: 'Odd', birthday: '10.12.1990', createdAt },
        'giftItems/odd': { ...gift, id: 'odd', name: 'g', eventId: 'some', createdAt },
      });
      await firstValueFrom(data.giftItem$('odd').pipe(filter((query) => !!query.data)));
      await accepted(data.commands.editPerson('odd', { notes: 'tall' }));
      await accepted(data.commands.editPerson('odd', { name: 'Even' }));
      const deletion = data.commands.deletePerson('odd');
      await accepted(deletion);
      await accepted(deletion.undo());
    },
    60_000,
  );

  test.skipIf(!isHere)(
    'V4 a document without createdAt, with a wrong type or an unknown field is edited, deleted and restored',
    async () => {
      const { commands, session, person$, giftItem$, event$ } = data;
      const unknown = {
        later: { timestampValue: '2026-03-01T00:00:00Z' },
        flag: { booleanValue: true },
      };
      const wrong = { integerValue: '5' };
      const documents = {
        'people/p4': { id: 'p4', name: 'Old', birthday: '2000-02-29', likes: wrong, ...unknown },
        'events/e4': {
          title: 'Old',
          date: '2030-01-01',
          people: wrong,
          remindDays: 'soon',
          ...unknown,
        },
        'giftItems/g4': {
          ...{ id: 'g4', name: 'Old', personId: 'p4', personName: 'Old', status: 'purchased' },
          ...{ eventId: 'e4', createdAt: wrong, plannedEventId: 'e4', alsoFor: wrong, ...unknown },
        },
      };
      await leave(firestore, session.state.user?.uid ?? '', documents);
      const rows = [person$('p4'), event$('e4'), giftItem$('g4')] as Observable<Query<unknown>>[];
      for (const row$ of rows) await firstValueFrom(row$.pipe(filter((query) => !!query.data)));
      await accepted(commands.editEvent('e4', { title: 'New', people: ['p4'] }));
      await accepted(commands.editGiftItem('g4', { notes: 'new' }));
      await accepted(commands.editPerson('p4', { name: 'New' }));
      const { people, events, giftItems } = data.exportData();
      for (const [record] of [people, events, giftItems].map((records) =>
        records.filter(({ id }) => ['p4', 'e4', 'g4'].includes(id)),
      )) {
        expect(record).toMatchObject({ flag: true });
        expect(record?.createdAt).toBeGreaterThan(Date.parse('2026-01-02'));
      }
      const deletions = [() => commands.deleteEvent('e4'), () => commands.deletePerson('p4')];
      for (const remove of deletions) {
        const deletion = remove();
        await accepted(deletion);
        await accepted(deletion.undo());
      }
      expect(data.exportData().giftItems.find(({ id }) => id === 'g4')).toMatchObject({
        ...{ name: 'Old', personId: 'p4', personName: 'New', eventId: 'e4', notes: 'new' },
      });
    },
    60_000,
  );
});
