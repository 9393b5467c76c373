import 'fake-indexeddb/auto';
import { filter, firstValueFrom, type Observable } from 'rxjs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Commands } from '../commands/commands.ts';
import type { Data } from '../compose-data.ts';
import { createData } from '../create-data.ts';
import type { Query } from '../query/query.ts';
import type {} from './provided-context.ts';

const authOrigin = inject('authOrigin');

/** Waits until the server, and with it the rules, has accepted a command's writes. */
async function accepted(outcome: {
  applied: Promise<unknown>;
  confirmed: Promise<unknown>;
}): Promise<void> {
  expect(await outcome.applied).toMatchObject({ ok: true });
  expect(await outcome.confirmed).toBeUndefined();
}

const notes = 'n'.repeat(5000);
const name = 'N'.repeat(200);
const short = 's'.repeat(100);

/** Each command at the limits of what its form accepts; those that depend on another come later. */
const journeys: Record<keyof Commands, (commands: Commands) => Promise<void>> = {
  addPerson: async ({ addPerson }) => {
    await accepted(addPerson({ name: 'x' }));
    const full = { name, nickname: short, relationship: short, notes, birthday: '2024-02-29' };
    await accepted(addPerson(full));
    const likes = 'l'.repeat(1000);
    const liking = { likes, sizes: likes, avoids: likes, yearlyBudget: 100_000_000 };
    await accepted(addPerson({ ...full, ...liking }));
    await accepted(addPerson({ name: 'old', birthday: '0001-01-01' }));
  },
  editPerson: async ({ addPerson, editPerson, addGiftItem }) => {
    const person = addPerson({ name: 'Rosa', birthday: '1961-11-30' });
    await accepted(addGiftItem({ name: 'tea', personId: person.id }));
    await accepted(editPerson(person.id, { name: 'Rosalie', birthday: '1961-12-01' }));
    await accepted(editPerson(person.id, { birthday: '' }));
    await accepted(editPerson(person.id, { likes: 'tea', yearlyBudget: 0 }));
    await accepted(editPerson(person.id, { likes: '', yearlyBudget: null }));
  },
  deletePerson: async ({ addPerson, deletePerson, addEvent, addGiftItem }) => {
    const person = addPerson({ name: 'gone', birthday: '1980-01-01' });
    const other = addPerson({ name: 'stays' });
    const event = addEvent({ title: 'both', date: '2030-01-01', people: [person.id, other.id] });
    await accepted(event);
    await accepted(
      addGiftItem({ name: 'g', personId: person.id, status: 'purchased', eventId: event.id }),
    );
    const deletion = deletePerson(person.id);
    await accepted(deletion);
    await accepted(deletion.undo());
  },
  addEvent: async ({ addPerson, addEvent }) => {
    const people = Array.from({ length: 100 }, (_, index) => addPerson({ name: `p${index}` }).id);
    await accepted(addEvent({ title: 'small', date: '2030-06-01', people: people.slice(0, 1) }));
    const full = { title: name, type: 't'.repeat(50), notes, budget: 100_000_000, people };
    await accepted(addEvent({ ...full, date: '9999-12-31', recurring: true }));
    // What is said twice is stored once.
    const twice = [...people.slice(0, 2), ...people.slice(0, 2)];
    await accepted(addEvent({ title: 'twice', date: '2030-06-01', people: twice }));
  },
  editEvent: async ({ addPerson, addEvent, editEvent }) => {
    const { id } = addPerson({ name: 'guest' });
    const event = addEvent({ title: 'e', date: '2030-01-01', people: [id], budget: 5 });
    await accepted(event);
    await accepted(editEvent(event.id, { title: 'f', date: '2020-02-29', budget: null, notes }));
    await accepted(editEvent(event.id, { remindDays: [365, 21, 7, 1, 0] }));
    await accepted(editEvent(event.id, { remindDays: [] }));
    await accepted(editEvent(event.id, { remindDays: null }));
  },
  deleteEvent: async ({ addPerson, addEvent, addGiftItem, deleteEvent }) => {
    const { id } = addPerson({ name: 'guest' });
    const event = addEvent({ title: 'e', date: '2030-01-01', people: [id] });
    await accepted(event);
    const gift = { name: 'g', personId: id, status: 'purchased' as const, eventId: event.id };
    await accepted(addGiftItem(gift));
    const deletion = deleteEvent(event.id);
    await accepted(deletion);
    await accepted(deletion.undo());
  },
  addGiftItem: async ({ addPerson, addGiftItem }) => {
    await accepted(addGiftItem({ name: 'with somebody new', newPerson: { name: 'New' } }));
    const newPerson = { name: 'Born', birthday: '2000-02-29' };
    await accepted(addGiftItem({ name, newPerson, url: `example.com/${'u'.repeat(1900)}` }));
    const { id } = addPerson({ name: 'known' });
    const costs = { estimatedCost: 100_000_000, purchasedCost: 100_000_000 };
    await accepted(addGiftItem({ name: 'dear', personId: id, ...costs, status: 'purchased' }));
    const alsoFor = Array.from({ length: 20 }, (_, index) => `${index}`.padStart(128, 'p'));
    const shared = { personId: id, notes };
    await accepted(
      addGiftItem({ ...shared, alsoFor: alsoFor.slice(1), name: 'planned', plannedEventId: 'e' }),
    );
    await accepted(addGiftItem({ ...shared, alsoFor, name, status: 'purchased', stage: 'given' }));
  },
  editGiftItem: async ({ addGiftItem, editGiftItem }) => {
    const gift = addGiftItem({ name: 'g', newPerson: { name: 'P' } });
    await accepted(editGiftItem(gift.id, { status: 'purchased', purchasedCost: 1, url: 'a.de' }));
    await accepted(editGiftItem(gift.id, { stage: 'wrapped', alsoFor: ['some'], notes }));
    await accepted(editGiftItem(gift.id, { status: 'idea', estimatedCost: 0, url: '' }));
    await accepted(editGiftItem(gift.id, { plannedEventId: 'e', alsoFor: [], notes: '' }));
    await accepted(editGiftItem(gift.id, { status: 'purchased', eventId: 'e' }));
  },
  deleteGiftItem: async ({ addGiftItem, deleteGiftItem }) => {
    const gift = addGiftItem({ name: 'g', newPerson: { name: 'P' } });
    await accepted(gift);
    const deletion = deleteGiftItem(gift.id);
    await accepted(deletion);
    await accepted(deletion.undo());
  },
  setTheme: async ({ setTheme }) => {
    for (const theme of ['dark', 'system', 'light'] as const) await accepted(setTheme(theme));
  },
};

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
    // Google's emulator never tells a listener of a document that was created while the listener
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
