import { Subject } from 'rxjs';
import { describe, expect, test, vi } from 'vitest';
import { composeData } from '../compose-data.ts';
import { createTestData, current, MemoryAuthentication, settle } from '../testing/index.ts';
import type { TabMessage } from '../ports/tabs.ts';
import { memoryPorts } from '../testing/memory-ports.ts';

describe('A9 the sign-in state', () => {
  test('is loading until the first answer', async () => {
    const world = await createTestData({ user: null });
    expect(world.data.session.state).toEqual({ user: null, loading: false, error: undefined });
    const signedIn = await createTestData();
    expect(signedIn.data.session.state).toMatchObject({
      user: { email: 'ada@example.com', emailVerified: false },
      loading: false,
    });
  });

  test('is asked for again when the device wakes: it may have been ended elsewhere', async () => {
    const { authentication, clock } = await createTestData();
    const refresh = vi.spyOn(authentication, 'refresh');
    await clock.wakeAt('2026-11-20T18:00');
    expect(refresh).toHaveBeenCalledOnce();
  });

  test.each([
    [new Error('broken'), 'broken'],
    ['odd', 'An unknown error occured'],
  ])('a failing listener (%s) gives no user and the error', (cause, message) => {
    const user$ = new Subject<null>();
    const authentication = Object.assign(new MemoryAuthentication(() => 0), { user$ });
    const { session } = composeData(memoryPorts({ authentication }));
    expect(session.state).toEqual({ user: null, loading: true, error: undefined });
    user$.error(cause);
    expect(session.state).toEqual({ user: null, loading: false, error: message });
  });
});

describe('A6 signing in', () => {
  test.each(['user-disabled', 'too-many-requests', 'network', 'unknown'] as const)(
    '%s',
    async (kind) => {
      const { data, authentication } = await createTestData({ user: null });
      authentication.failNext('signIn', kind);
      expect(await data.session.signIn('ada@example.com', 'x')).toMatchObject({
        ok: false,
        failure: { kind },
      });
    },
  );

  test('a wrong password is an invalid credential; the right one signs in', async () => {
    const { data } = await createTestData();
    await data.session.signOut();
    expect(await data.session.signIn('ada@example.com', 'wrong')).toMatchObject({
      ok: false,
      failure: { kind: 'invalid-credential' },
    });
    expect(await data.session.signIn('ada@example.com', 'password')).toMatchObject({ ok: true });
    expect(data.session.state.user?.uid).toBe('ada-example-com');
  });
});

describe('signing out', () => {
  test('warns while changes wait, and lets the user choose', async () => {
    const world = await createTestData();
    world.goOffline();
    await world.data.commands.addPerson({ name: 'Ada' }).applied;
    expect(await world.data.session.signOut()).toEqual({
      ok: false,
      reason: 'pending-changes',
      count: 1,
    });
    expect(world.data.session.state.user).not.toBeNull();
    expect(await world.data.session.signOut({ discardPending: true })).toEqual({ ok: true });
    expect(await current(world.data.pendingWrites$)).toBe(0);
  });

  test('leaves nothing: no rows, no copy, no small facts; the next user sees nothing of the last', async () => {
    const world = await createTestData();
    await world.data.commands.addPerson({ name: 'Ada', birthday: '1990-12-10' }).confirmed;
    await world.data.commands.setTheme('dark').confirmed;
    await world.clock.advance({ hours: 24 });
    const uid = world.uid;
    world.keyValues.set(`evergift:fact:${uid}`, 'small');
    expect(await world.data.session.signOut()).toEqual({ ok: true });
    expect(world.data.exportData()).toMatchObject({ people: [], events: [], giftItems: [] });
    expect(world.keyValues.keys('evergift:')).toEqual([]);
    world.device().goOffline();
    expect(world.device().document({ collection: 'settings', id: uid })).toBeUndefined();

    await world.data.session.signUp('bob@example.com', 'long enough');
    await settle();
    expect(await current(world.data.people$)).toMatchObject({ status: 'live', data: [] });
    expect((await current(world.data.settings$)).data.theme).toBe('light');
  });

  test('in one tab it ends the session in every other of this user, and in nobody else’s', async () => {
    const messages$ = new Subject<TabMessage>();
    const tabs = { messages$, send: (message: TabMessage) => messages$.next(message), close() {} };
    const open = async (email: string) => {
      const authentication = new MemoryAuthentication(() => 0);
      const { session } = composeData(memoryPorts({ authentication, tabs }));
      authentication.start(email);
      await settle();
      return session;
    };
    const [here, there, bob] = [
      await open('ada@example.com'),
      await open('ada@example.com'),
      await open('bob@example.com'),
    ];
    expect(await here.signOut()).toEqual({ ok: true });
    await settle();
    expect([here, there, bob].map(({ state }) => state.user?.email)).toEqual([
      undefined,
      undefined,
      'bob@example.com',
    ]);
  });

  test('one that fails keeps the user signed in, and the lists live', async () => {
    const world = await createTestData();
    world.authentication.failNext('signOut', 'network');
    expect(await world.data.session.signOut()).toMatchObject({ ok: false, reason: 'failed' });
    await world.data.commands.addPerson({ name: 'Ada' }).confirmed;
    await settle();
    expect(await current(world.data.people$)).toMatchObject({
      status: 'live',
      data: [{ name: 'Ada' }],
    });
  });
});

describe('the account', () => {
  test('U2 resets go to the typed address, or to the own one', async () => {
    const { data, authentication } = await createTestData();
    await data.session.sendPasswordReset('other@example.com');
    await data.session.sendPasswordReset();
    expect(authentication.mails.map(({ to }) => to)).toEqual([
      'other@example.com',
      'ada@example.com',
    ]);
  });

  test('the display name changes at once; the password only with the old one', async () => {
    const { data } = await createTestData();
    expect(await data.session.updateDisplayName(' Ada L. ')).toEqual({ ok: true });
    expect(data.session.state.user?.displayName).toBe('Ada L.');
    expect(await data.session.changePassword('wrong', 'next one')).toMatchObject({ ok: false });
    expect(await data.session.changePassword('password', 'next one')).toEqual({ ok: true });
  });

  test('deleting the account deletes all data first, and needs the password', async () => {
    const world = await createTestData();
    await world.data.commands.addPerson({ name: 'Ada', birthday: '1990-12-10' }).confirmed;
    await settle();
    expect(await world.data.session.deleteAccount('wrong')).toMatchObject({ ok: false });
    expect(world.backend.documents(world.uid).size).toBe(2);
    expect(await world.data.session.deleteAccount('password')).toEqual({ ok: true });
    expect(world.backend.documents(world.uid).size).toBe(0);
    expect(world.data.session.state.user).toBeNull();
    expect(await world.data.session.signIn('ada@example.com', 'password')).toMatchObject({
      ok: false,
    });
  });

  test('deleting the account leaves nothing behind that this device had not heard of', async () => {
    const world = await createTestData();
    const other = await createTestData({ world });
    world.goOffline();
    await other.data.commands.addPerson({ name: 'Bob' }).confirmed;
    const deleted = world.data.session.deleteAccount('password');
    await world.clock.advance({ seconds: 1 });
    await world.goOnline();
    expect(await deleted).toEqual({ ok: true });
    expect(world.backend.documents(world.uid).size).toBe(0);
  });

  test('deleting the account fails while one list cannot be loaded, and nothing is deleted', async () => {
    const world = await createTestData();
    await world.data.commands.addPerson({ name: 'Ada' }).confirmed;
    world.device().failListeners('events', 'permission');
    const deleted = world.data.session.deleteAccount('password');
    await world.clock.advance({ seconds: 20 });
    expect(await deleted).toMatchObject({ ok: false });
    expect(world.backend.documents(world.uid).size).toBe(1);
  });

  test('deleting the account fails when the data stays out of reach, and nothing is deleted', async () => {
    const world = await createTestData();
    await world.data.commands.addPerson({ name: 'Ada' }).confirmed;
    world.goOffline();
    const deleted = world.data.session.deleteAccount('password');
    await world.clock.advance({ seconds: 20 });
    expect(await deleted).toMatchObject({ ok: false, failure: { kind: 'network' } });
    await world.goOnline();
    expect(world.data.session.state.user).not.toBeNull();
    expect(world.backend.documents(world.uid).size).toBe(1);
  });
});
