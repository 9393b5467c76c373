import { firstValueFrom, filter, skipWhile, Subscription } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import type { DataErrorKind } from '../errors/data-error.ts';
import { toDataError } from '../errors/to-data-error.ts';
import type { CollectionSnapshot, DocumentStore, Write } from './document-store.ts';
import { names, viewOf, type View } from './watched-documents-fixture.ts';

/** A store to be tested, and the means to cut it off. */
export interface TestStore {
  readonly store: DocumentStore;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** Lets go of what the store is built on, after it was closed. */
  dispose(): Promise<void>;
}

export interface TestWorld {
  /** A store of this user on a device of its own. */
  open(uid: string): Promise<TestStore>;
}

const texts = { birthday: '', nickname: '', notes: '', relationship: '' };
const person = (name: string) => ({ name, ...texts });

const create = (id: string, name: string): Write => ({
  kind: 'create',
  address: { collection: 'people', id },
  fields: { id, ...person(name) },
});
const update = (id: string, fields: Record<string, unknown>): Write => ({
  kind: 'update',
  address: { collection: 'people', id },
  fields,
});
const remove = (id: string): Write => ({ kind: 'delete', address: { collection: 'people', id } });

async function kindOf(promise: Promise<unknown>): Promise<DataErrorKind | undefined> {
  try {
    await promise;
    return undefined;
  } catch (cause) {
    return toDataError(cause).kind;
  }
}

/** What every {@link DocumentStore} owes the core. */
export function describeDocumentStore(name: string, world: () => TestWorld): void {
  describe(`${name} keeps the promises of the port`, () => {
    const opened: TestStore[] = [];
    const open = async (uid: string) => {
      const store = await world().open(uid);
      opened.push(store);
      return store;
    };
    const user = () => `user-${crypto.randomUUID()}`;

    afterEach(async () => {
      for (const { store, dispose } of opened.splice(0)) {
        await store.close({ clear: true });
        await dispose();
      }
    });

    const until = (store: DocumentStore, condition: (view: View) => boolean) =>
      firstValueFrom(viewOf(store.watch('people')).pipe(filter(condition)));

    test('F2 an empty collection answers from the server, and the answer is complete', async () => {
      const { store } = await open(user());
      const { last } = await until(store, (view) => view.last.source === 'server');
      expect(last).toMatchObject({ initial: true, changed: [], removed: [], complete: true });
    });

    test('F1 a created document is applied, then confirmed with moments of the server', async () => {
      const { store } = await open(user());
      const { applied, confirmed } = store.commit([create('ada', 'Ada')]);
      await applied;
      await confirmed;
      const { documents } = await until(store, (view) => view.last.source === 'server');
      const ada = documents.get('ada');
      expect(ada).toMatchObject({ id: 'ada', pending: false, fields: { id: 'ada', name: 'Ada' } });
      expect(ada?.fields.createdAt).toBeTypeOf('number');
      expect(ada?.fields.updatedAt).toBe(ada?.fields.createdAt);
    });

    test('subscribers have received a commit by the time it is applied', async () => {
      const { store } = await open(user());
      let seen: View | undefined;
      const subscription = viewOf(store.watch('people')).subscribe((view) => (seen = view));
      await until(store, (view) => view.last.source === 'server');
      await store.commit([create('ada', 'Ada'), create('bob', 'Bob')]).applied;
      expect(seen && names(seen)).toEqual(['Ada', 'Bob']);
      subscription.unsubscribe();
    });

    test('F4 a batch with one refused write changes nothing and is rolled back', async () => {
      const { store } = await open(user());
      await store.commit([create('ada', 'Ada')]).confirmed;
      const { applied, confirmed } = store.commit([
        update('ada', { notes: 'tall' }),
        update('nobody', { notes: 'missing' }),
      ]);
      await applied;
      expect(['permission', 'not-found']).toContain(await kindOf(confirmed));
      const { documents } = await until(
        store,
        (view) => view.last.source === 'server' && view.documents.get('ada')?.pending === false,
      );
      expect(documents.get('ada')?.fields.notes).toBe('');
      expect([...documents.keys()]).toEqual(['ada']);
    });

    test('creating what the server already has is refused, so two devices cannot both create it', async () => {
      const uid = user();
      const first = await open(uid);
      const second = await open(uid);
      await first.store.commit([create('ada', 'Ada')]).confirmed;
      expect(await kindOf(second.store.commit([create('ada', 'Eda')]).confirmed)).toBe(
        'permission',
      );
      const view = await until(second.store, ({ last }) => last.source === 'server');
      expect(names(view)).toEqual(['Ada']);
    });

    test('a batch that arrived although its answer was lost counts as confirmed when it is sent again', async () => {
      const uid = user();
      const first = await open(uid);
      const second = await open(uid);
      await first.store.commit([create('ada', 'Ada')]).confirmed;
      expect(await kindOf(second.store.commit([create('ada', 'Ada')]).confirmed)).toBeUndefined();
    });

    test('F2 a change on one device shows on another', async () => {
      const uid = user();
      const first = await open(uid);
      const second = await open(uid);
      const shown = until(second.store, (view) => view.documents.get('ada')?.fields.notes === 'x');
      await first.store.commit([create('ada', 'Ada')]).confirmed;
      await first.store.commit([update('ada', { notes: 'x' })]).confirmed;
      expect(names(await shown)).toEqual(['Ada']);
      const gone = until(second.store, (view) => view.documents.size === 0);
      await first.store.commit([remove('ada')]).confirmed;
      expect((await gone).last.removed).toEqual(['ada']);
    });

    test('offline a change is applied and pending, and arrives once when the network returns', async () => {
      const uid = user();
      const { store, goOffline, goOnline } = await open(uid);
      await until(store, ({ last }) => last.source === 'server');
      await goOffline();
      const { applied, confirmed } = store.commit([create('ada', 'Ada')]);
      await applied;
      const offline = await until(store, ({ documents }) => documents.size === 1);
      expect(offline.last.source).toBe('cache');
      expect(offline.documents.get('ada')?.pending).toBe(true);
      expect(await store.hasPendingWrites()).toBe(true);

      await goOnline();
      await confirmed;
      expect(await store.hasPendingWrites()).toBe(false);
      const other = await open(uid);
      expect(names(await until(other.store, ({ last }) => last.source === 'server'))).toEqual([
        'Ada',
      ]);
    });

    test('F2 a collection that was complete stays so when the network goes', async () => {
      const { store, goOffline } = await open(user());
      await store.commit([create('ada', 'Ada')]).confirmed;
      const fromServerOn = skipWhile<CollectionSnapshot>(({ source }) => source === 'cache');
      const cutOff = firstValueFrom(
        store.watch('people').pipe(
          fromServerOn,
          filter(({ source }) => source === 'cache'),
        ),
      );
      await until(store, ({ last }) => last.source === 'server');
      await goOffline();
      expect((await cutOff).complete).toBe(true);
    });

    test('changes made offline on two devices converge', async () => {
      const uid = user();
      const first = await open(uid);
      const second = await open(uid);
      await first.store.commit([create('ada', 'Ada')]).confirmed;
      await until(second.store, ({ documents }) => documents.size === 1);
      await Promise.all([first.goOffline(), second.goOffline()]);
      const one = first.store.commit([update('ada', { notes: 'one' })]);
      const two = second.store.commit([update('ada', { nickname: 'two' })]);
      await Promise.all([one.applied, two.applied]);
      await first.goOnline();
      await one.confirmed;
      await second.goOnline();
      await two.confirmed;
      for (const { store } of [first, second]) {
        const view = await until(store, ({ documents, last }) => {
          const fields = documents.get('ada')?.fields;
          return last.source === 'server' && fields?.nickname === 'two' && fields.notes === 'one';
        });
        expect(view.documents.get('ada')?.pending).toBe(false);
      }
    });

    test('U3 the settings are followed like a collection, and read from the server', async () => {
      const uid = user();
      const { store } = await open(uid);
      const address = { collection: 'settings', id: uid } as const;
      const settings = (condition: (view: View) => boolean) =>
        firstValueFrom(viewOf(store.watch('settings')).pipe(filter(condition)));
      const none = await settings(({ last }) => last.source === 'server');
      expect(none).toMatchObject({ documents: new Map(), last: { complete: true } });
      expect(await store.read(address)).toBeUndefined();
      await store.commit([{ kind: 'create', address, fields: { id: uid, theme: 'dark' } }])
        .confirmed;
      const expected = { id: uid, fields: { theme: 'dark' } };
      const { documents } = await settings(({ documents: shown }) => shown.size === 1);
      expect(documents.get(uid)).toMatchObject(expected);
      expect(await store.read(address)).toMatchObject(expected);
    });

    test('what one commit changes in several collections is emitted before they are in sync', async () => {
      const uid = user();
      const { store } = await open(uid);
      const seen = { people: 0, settings: 0 };
      const pairs = new Set<string>();
      const subscription = new Subscription();
      for (const kind of ['people', 'settings'] as const) {
        const shown$ = viewOf(store.watch(kind));
        subscription.add(shown$.subscribe(({ documents }) => (seen[kind] = documents.size)));
      }
      await until(store, ({ last }) => last.source === 'server');
      subscription.add(store.inSync$.subscribe(() => pairs.add(`${seen.people}${seen.settings}`)));
      const address = { collection: 'settings', id: uid } as const;
      await store.commit([
        create('ada', 'Ada'),
        { kind: 'create', address, fields: { id: uid, theme: 'dark' } },
      ]).confirmed;
      await until(store, ({ documents }) => documents.get('ada')?.pending === false);
      subscription.unsubscribe();
      expect(pairs).toContain('11');
      expect([...pairs].filter((pair) => pair === '10' || pair === '01')).toEqual([]);
    });

    test(
      'F4 a batch of 600 writes is applied as a whole, or refused as a whole',
      { timeout: 60_000 },
      async () => {
        const { store } = await open(user());
        const everyone = Array.from({ length: 600 }, (_, index) => `p${index}`);
        const sizes = new Set<number>();
        const subscription = viewOf(store.watch('people')).subscribe(({ documents }) =>
          sizes.add(documents.size),
        );
        const created = store.commit(everyone.map((id) => create(id, 'Someone')));
        await created.confirmed;
        const refused = store.commit([...everyone.map(remove), update('nobody', { notes: 'x' })]);
        expect(['permission', 'not-found']).toContain(await kindOf(refused.confirmed));
        await until(store, ({ last, documents }) => last.source === 'server' && documents.size > 0);
        await store.commit(everyone.map(remove)).confirmed;
        await until(
          store,
          ({ last, documents }) => last.source === 'server' && documents.size === 0,
        );
        subscription.unsubscribe();
        expect([...sizes].sort()).toEqual([0, 600]);
      },
    );
  });
}
