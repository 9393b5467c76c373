import { speak } from '@evergift/language/speak';
import { firstValueFrom, Subject } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import { composeData } from '../compose-data.ts';
import {
  createTestData,
  current,
  ManualClock,
  MemoryAuthentication,
  MemoryBackend,
  MemoryDevice,
  MemoryStore,
  settle,
} from '../testing/index.ts';
import { memoryPorts } from '../testing/memory-ports.ts';

describe('A5 signing up', () => {
  afterEach(() => speak('en'));

  test('LC3 keeps the language of the page in the settings, and nothing for English', async () => {
    const settingsOf = async (email: string) => {
      const world = await createTestData({ user: null });
      await world.data.session.signUp(email, 'long enough');
      await settle();
      const uid = email.replace(/\W/g, '-');
      return world.backend.document(uid, { collection: 'settings', id: uid });
    };
    expect(await settingsOf('new@example.com')).not.toHaveProperty('language');
    speak('ar');
    expect(await settingsOf('neu@example.com')).toMatchObject({ theme: 'light', language: 'ar' });
  });

  test('creates account, verification mail and settings document', async () => {
    const world = await createTestData({ user: null });
    const result = await world.data.session.signUp('new@example.com', 'long enough');
    expect(result.ok && (await result.verificationMail)).toBe('sent');
    expect(world.authentication.mails).toEqual([{ kind: 'verification', to: 'new@example.com' }]);
    await settle();
    const uid = 'new-example-com';
    expect(world.backend.document(uid, { collection: 'settings', id: uid })).toMatchObject({
      id: uid,
      theme: 'light',
    });
  });

  test('A5 U3 a theme that is chosen in the same visit changes the document, and keeps its creation', async () => {
    const world = await createTestData({ user: null });
    await world.data.session.signUp('new@example.com', 'long enough');
    const settings = () =>
      world.backend.document('new-example-com', {
        collection: 'settings',
        id: 'new-example-com',
      });
    await settle();
    const createdAt = settings()?.['createdAt'];
    expect(createdAt).toBeDefined();
    await world.clock.advance({ minutes: 1 });
    await world.data.commands.setTheme('dark').confirmed;
    expect(settings()).toMatchObject({ theme: 'dark', createdAt });
  });

  test('a mail that fails loses neither the account nor the settings', async () => {
    const world = await createTestData({ user: null });
    world.authentication.failNext('sendVerificationEmail', 'network');
    const result = await world.data.session.signUp('new@example.com', 'long enough');
    expect(result.ok && (await result.verificationMail)).toMatchObject({ kind: 'network' });
    await settle();
    const uid = 'new-example-com';
    expect(world.backend.document(uid, { collection: 'settings', id: uid })).toBeDefined();
    expect(world.data.session.state.user?.email).toBe('new@example.com');
  });

  describe('before the copy of the documents is open', () => {
    async function signUp({ isOnline = true } = {}) {
      const backend = new MemoryBackend(() => 0);
      const authentication = new MemoryAuthentication(() => 0);
      const opening = new Subject<void>();
      const openStore = async (uid: string) => {
        if (uid === 'new-example-com') await firstValueFrom(opening);
        const device = new MemoryDevice(backend, uid);
        if (!isOnline) device.goOffline();
        return new MemoryStore(device);
      };
      const clock = new ManualClock('2026-11-20T12:00', 'Europe/Berlin');
      const data = composeData(memoryPorts({ authentication, openStore, clock }));
      const result = await data.session.signUp('new@example.com', 'long enough');
      return { data, backend, authentication, opening, clock, result };
    }

    test('the account is there, without anybody, in the language of the page', async () => {
      speak('de');
      const { data, result } = await signUp();
      expect(result).toMatchObject({ ok: true });
      expect(await current(data.people$)).toMatchObject({
        status: 'offline',
        complete: true,
        data: [],
      });
      expect(await current(data.settings$)).toMatchObject({
        complete: true,
        data: { id: 'new-example-com', theme: 'light', language: 'de' },
      });
    });

    test('a first person is taken, and stored when it is open, after the settings', async () => {
      const { data, backend, opening } = await signUp();
      const statuses: string[] = [];
      data.people$.subscribe(({ status }) => statuses.push(status));
      const added = data.commands.addPerson({ name: 'Rosa' });
      opening.next();
      expect(await added.confirmed).toBeUndefined();
      expect(statuses).not.toContain('loading');
      expect([...backend.documents('new-example-com').keys()]).toEqual([
        'settings/new-example-com',
        `people/${added.id}`,
      ]);
      expect(await current(data.people$)).toMatchObject({ status: 'live', complete: true });
    });

    test.each(['the settings', 'the settings and a first person'])(
      'whoever signs out at once is asked, for %s would be lost; later nobody is',
      async (lost) => {
        const { data, opening, clock } = await signUp();
        const count = lost.endsWith('person') ? 2 : 1;
        if (count === 2) data.commands.addPerson({ name: 'Rosa' });
        const signedOut = data.session.signOut();
        await clock.advance({ seconds: 2 });
        expect(await signedOut).toEqual({ ok: false, reason: 'pending-changes', count });
        expect(await current(data.pendingWrites$), 'the question counts on').toBe(count);
        opening.next();
        await settle();
        expect(await current(data.pendingWrites$)).toBe(0);
        expect(await data.session.signOut()).toEqual({ ok: true });
      },
    );

    test('an account stays known to be empty while the network is away', async () => {
      const { data, opening } = await signUp({ isOnline: false });
      opening.next();
      await settle();
      expect(await current(data.people$)).toMatchObject({
        status: 'offline',
        complete: true,
        data: [],
      });
      expect((await current(data.settings$)).data).toMatchObject({ id: 'new-example-com' });
    });

    test('whoever signs in elsewhere gets neither the settings nor the answer that nobody is there', async () => {
      const { data, backend, authentication, opening } = await signUp();
      authentication.start('bob@example.com');
      expect(await current(data.people$)).toMatchObject({ status: 'loading', complete: false });
      opening.next();
      await settle();
      expect([...backend.documents('bob-example-com').keys()]).toEqual([]);
    });

    test('a copy that cannot be opened is an error, and not an account in another language', async () => {
      speak('de');
      const { data, opening } = await signUp();
      opening.error(new Error('the code did not come'));
      await settle();
      expect(await current(data.settings$)).toMatchObject({ status: 'error', complete: false });
    });
  });

  test('A7 what goes wrong has a kind', async () => {
    const { data } = await createTestData();
    const kind = async (email: string) => {
      const result = await data.session.signUp(email, 'password');
      return result.ok ? 'ok' : result.failure.kind;
    };
    expect(await kind('nonsense')).toBe('invalid-email');
    expect(await kind('ada@example.com')).toBe('email-in-use');
  });
});
