import 'fake-indexeddb/auto';
import { speak } from '@evergift/language/speak';
import { filter, firstValueFrom, type Observable } from 'rxjs';
import { afterEach, expect, inject, test, vi } from 'vitest';
import type { Data } from '../compose-data.ts';
import { createData, type DataOptions } from '../create-data.ts';
import { AuthFailure } from '../errors/auth-failure.ts';
import type { Query } from '../model/query-state.ts';
import type {} from './provided-context.ts';

const origin = inject('firestoreOrigin');
const authOrigin = inject('authOrigin');
const opened: Data[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((data) => data.dispose()));
});

function open(name: string, options: Partial<DataOptions> = {}): Data {
  const data = createData({
    name,
    firebase: { apiKey: 'demo', projectId: inject('projectId') },
    emulator: { auth: authOrigin, firestore: origin },
    ...options,
  });
  opened.push(data);
  return data;
}

const until = <T>(query$: Observable<Query<T>>, condition: (query: Query<T>) => boolean) =>
  firstValueFrom(query$.pipe(filter(condition)));
const newAccount = () => `ada-${crypto.randomUUID()}@example.com`;
const password = 'long enough';

async function databases(): Promise<string[]> {
  return (await indexedDB.databases()).map(({ name }) => name ?? '');
}

test.skipIf(!authOrigin)('A5 F2 F4 the journey of the data against a real backend', async () => {
  const email = newAccount();
  const data = open('journey');
  const signedUp = await data.session.signUp(email, password);
  expect(signedUp.ok && (await signedUp.verificationMail)).toBe('sent');
  await until(
    data.settings$,
    ({ data: { theme, updatedAt } }) => theme === 'light' && updatedAt > 0,
  );
  const empty = await until(data.people$, ({ status }) => status === 'live');
  expect(empty).toMatchObject({ data: [], complete: true });

  const ada = data.commands.addPerson({ name: 'Ada', birthday: '1990-12-10' });
  expect(await ada.applied).toEqual({ ok: true });
  expect(await ada.confirmed).toBeUndefined();
  const rows = await until(
    data.upcomingEvents$(ada.id),
    ({ data: [row] }) => row?.event.pending === false,
  );
  expect(rows.data).toMatchObject([{ title: "Ada's Birthday", participants: [{ label: 'Ada' }] }]);

  const elsewhere = open('elsewhere', { storage: 'memory' });
  expect(await elsewhere.session.signIn(email, password)).toMatchObject({ ok: true });
  await until(elsewhere.people$, ({ data: people }) => people.length === 1);
  const shown = until(elsewhere.giftRows$, ({ data: gifts }) => gifts.length === 1);
  const gift = data.commands.addGiftItem({
    name: 'Book',
    personId: ada.id,
    status: 'purchased',
    eventId: rows.data[0]?.id ?? '',
    url: 'example.com/book',
    purchasedCost: 1999,
  });
  expect(await gift.confirmed).toBeUndefined();
  expect((await shown).data).toMatchObject([
    { personLabel: 'Ada', cost: 1999, gift: { url: 'https://example.com/book' } },
  ]);
  expect(
    (await until(elsewhere.summary$, ({ data: { gifts } }) => gifts.bought === 1)).data.gifts,
  ).toMatchObject({
    total: 1,
    purchasedTotal: 1999,
  });

  const before = data.exportData();
  const deleted = elsewhere.commands.deletePerson(ada.id);
  expect(await deleted.confirmed).toBeUndefined();
  await until(data.people$, ({ data: people }) => people.length === 0);
  expect(await deleted.undo().confirmed).toBeUndefined();
  await until(data.giftItems$, ({ data: gifts }) => gifts.length === 1);
  expect(data.exportData().events.map(({ id }) => id)).toEqual(before.events.map(({ id }) => id));
});

test.skipIf(!authOrigin)(
  'LC3 the mails about an account are in the language of the page',
  async () => {
    const asked: [path: string, locale: string | null][] = [];
    const real = globalThis.fetch;
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation((input, options) => {
      const { pathname } = new URL(input as string);
      const locale = new Headers(options?.headers).get('X-Firebase-Locale');
      if (pathname.endsWith('sendOobCode')) asked.push([pathname, locale]);
      return real(input, options);
    });
    try {
      speak('de');
      const { session } = open('mails', { storage: 'memory' });
      const email = newAccount();
      const signedUp = await session.signUp(email, password);
      expect(signedUp.ok && (await signedUp.verificationMail)).toBe('sent');
      expect(await session.sendPasswordReset(email)).toMatchObject({ ok: true });
      expect(asked.map(([, locale]) => locale)).toEqual(['de', 'de']);
    } finally {
      speak('en');
      fetching.mockRestore();
    }
  },
);

test.skipIf(!authOrigin)('A6 what the sign-in service refuses has a kind', async () => {
  const data = open('refused', { storage: 'memory' });
  const result = await data.session.signIn(newAccount(), 'wrong password');
  expect(result).toMatchObject({ ok: false, failure: { kind: 'invalid-credential' } });
  expect(!result.ok && result.failure).toBeInstanceOf(AuthFailure);
  expect(await data.session.signUp('nonsense', password)).toMatchObject({
    ok: false,
    failure: { kind: 'invalid-email' },
  });
  const email = newAccount();
  await data.session.signUp(email, password);
  await data.session.signOut();
  expect(await data.session.signUp(email, password)).toMatchObject({
    ok: false,
    failure: { kind: 'email-in-use' },
  });
});

test.skipIf(!authOrigin)(
  'after a reload the user is still there and the copy is shown at once',
  async () => {
    const first = open('reload');
    await first.session.signUp(newAccount(), password);
    await first.commands.addPerson({ name: 'Ada' }).confirmed;
    await until(first.people$, ({ status }) => status === 'live');
    await first.dispose();
    opened.splice(opened.indexOf(first), 1);

    const second = open('reload');
    const shown = await until(second.people$, ({ data: people }) => people.length === 1);
    expect(shown).toMatchObject({ status: 'offline', complete: true, data: [{ name: 'Ada' }] });
    await until(second.people$, ({ status }) => status === 'live');
  },
);

test.skipIf(!authOrigin)(
  'signing out leaves no copy in the browser, and the next user sees nothing of the last',
  async () => {
    const data = open('leave');
    await data.session.signUp(newAccount(), password);
    expect(await data.commands.addPerson({ name: 'Secret Ada' }).confirmed).toBeUndefined();
    await until(data.people$, ({ status }) => status === 'live');
    expect((await databases()).some((name) => name.includes('leave'))).toBe(true);

    expect(await data.session.signOut()).toEqual({ ok: true });
    expect((await databases()).filter((name) => name.includes('leave'))).toEqual([]);
    const keys = Object.keys(localStorage).filter((key) =>
      /^(evergift(?!-birthday-sync:)|firestore_)/.test(key),
    );
    expect(keys).toEqual([]);

    await data.session.signUp(newAccount(), password);
    const next = await until(data.people$, ({ status }) => status === 'live');
    expect(next.data).toEqual([]);
  },
);

test.skipIf(!authOrigin)(
  'deleting the account removes every document and the account',
  async () => {
    const email = newAccount();
    const data = open('delete', { storage: 'memory' });
    await data.session.signUp(email, password);
    await until(data.people$, ({ status }) => status === 'live');
    await data.commands.addPerson({ name: 'Ada', birthday: '1990-12-10' }).confirmed;
    expect(await data.session.deleteAccount(password)).toEqual({ ok: true });
    expect(await data.session.signIn(email, password)).toMatchObject({ ok: false });
  },
);

test.skipIf(!authOrigin)(
  'O10 a picture comes back byte by byte, here and on another device',
  async () => {
    const email = newAccount();
    const data = open('pictures');
    await data.session.signUp(email, password);
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    const gift = { name: 'Cups', newPerson: { name: 'Ada' } };
    const added = data.commands.addGiftItem(gift, { photo: { bytes, type: 'image/webp' } });
    await added.applied;
    const here = await until(data.photo$(added.id), ({ status }) => status === 'live');
    expect(here.data?.bytes).toEqual(bytes);
    expect(await added.confirmed).toBeUndefined();

    const elsewhere = open('pictures elsewhere', { storage: 'memory' });
    await elsewhere.session.signIn(email, password);
    await until(elsewhere.giftItems$, ({ data: gifts }) => gifts.length === 1);
    const there = await until(elsewhere.photo$(added.id), ({ status }) => status === 'live');
    expect(there.data?.bytes).toEqual(bytes);
    expect(await data.session.deleteAccount(password)).toEqual({ ok: true });
  },
);
