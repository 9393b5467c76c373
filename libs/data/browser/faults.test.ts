import { expect } from 'vitest';
import { newDevice, test, world } from './devices.ts';
import { Network } from './network.ts';
import { signUp, until } from './world.ts';

test('F2 two tabs share one copy: each sees what the other writes, undoes and sets', async () => {
  const device = await newDevice();
  const first = await world.tab(device);
  await signUp(first);
  const second = await world.tab(device);
  await until(second, () => window.latest.people$.status === 'live');
  const added = await second.evaluate(async () => {
    const outcome = window.data.commands.addPerson({ name: 'Ada', birthday: '1990-12-10' });
    return [(await outcome.applied).ok, (await outcome.confirmed)?.kind];
  });
  expect(added).toEqual([true, undefined]);
  await until(first, () => window.latest.events$.data.length === 1);
  const undone = await first.evaluate(async () => {
    const deleted = window.data.commands.deletePerson(window.latest.people$.data[0]?.id ?? '');
    const confirmed = await deleted.confirmed;
    const left = window.latest.people$.data.length;
    return [confirmed?.kind, left, (await deleted.undo().confirmed)?.kind];
  });
  expect(undone).toEqual([undefined, 0, undefined]);
  await until(second, () => window.latest.people$.data.length === 1);
  await first.evaluate(() => window.data.commands.setTheme('dark').applied);
  await until(second, () => window.latest.settings$.data.theme === 'dark');
});

test('two tabs that edit the same record keep both edits', async () => {
  const device = await newDevice();
  const first = await world.tab(device);
  await signUp(first);
  await first.evaluate(
    () => window.data.commands.addPerson({ name: 'Ada' }, { id: 'ada' }).confirmed,
  );
  const second = await world.tab(device);
  await until(second, () => window.latest.people$.data.length === 1);
  const edits = await Promise.all([
    first.evaluate(
      async () => (await window.data.commands.editPerson('ada', { notes: 'tall' }).confirmed)?.kind,
    ),
    second.evaluate(
      async () => (await window.data.commands.editPerson('ada', { nickname: 'A' }).confirmed)?.kind,
    ),
  ]);
  expect(edits).toEqual([undefined, undefined]);
  for (const tab of [first, second]) {
    await until(tab, () => {
      const person = window.latest.people$.data[0];
      return person?.notes === 'tall' && person.nickname === 'A' && !person.pending;
    });
  }
});

test('a second tab misses nothing when writes are confirmed before the listeners hear of them', async () => {
  await using network = await Network.before(world.backend.url, { listenerDelay: 300 });
  const device = await newDevice();
  const first = await world.tabBehind(device, network.url);
  const email = await signUp(first);
  const second = await world.tabBehind(device, network.url);
  await until(second, () => window.latest.people$.status === 'live');
  const elsewhere = await world.tab(await newDevice());
  await elsewhere.evaluate((address) => window.data.session.signIn(address, 'long enough'), email);
  await until(elsewhere, () => window.latest.people$.status === 'live');

  await Promise.all([
    first.evaluate(async () => {
      for (let n = 0; n < 20; n += 1) {
        await window.data.commands.addPerson({ name: `P${n}` }).applied;
      }
    }),
    elsewhere.evaluate(() => window.data.commands.addPerson({ name: 'Ada' }).confirmed),
  ]);
  for (const tab of [first, second]) {
    await until(tab, () => {
      const people = window.latest.people$.data;
      return people.length === 21 && people.every(({ pending }) => !pending);
    });
  }
});

test('offline a change is shown and counted, sign-out asks, and it arrives when the network returns', async () => {
  const device = await newDevice();
  const tab = await world.tab(device);
  await signUp(tab);
  await until(tab, () => window.latest.pendingWrites$ === 0);
  await device.setOffline(true);
  await until(tab, () => window.latest.connection$ === 'waiting');
  const signOut = await tab.evaluate(async () => {
    await window.data.commands.addPerson({ name: 'Ada' }).applied;
    return window.data.session.signOut();
  });
  expect(signOut).toEqual({ ok: false, reason: 'pending-changes', count: 1 });
  expect(await tab.evaluate(() => window.latest.people$.data)).toMatchObject([{ pending: true }]);
  await device.setOffline(false);
  await until(
    tab,
    () => window.latest.pendingWrites$ === 0 && window.latest.connection$ === 'online',
  );
  expect(await tab.evaluate(() => window.latest.people$.data)).toMatchObject([{ pending: false }]);
});

test('a backend that is killed while changes are under way: each arrives, once', async () => {
  const device = await newDevice();
  const tab = await world.tab(device);
  await signUp(tab);
  const before = tab.evaluate(async () => {
    const names = Array.from({ length: 20 }, (_, index) => `P${index}`);
    const outcomes = names.map((name) =>
      window.data.commands.addPerson({ name, birthday: '1980-05-05' }),
    );
    return (await Promise.all(outcomes.map(({ confirmed }) => confirmed))).filter(Boolean).length;
  });
  await until(tab, () => window.latest.people$.data.length > 5);
  await world.backend.kill();
  await world.backend.start();
  expect(await before).toBe(0);
  const other = await world.tab(await newDevice());
  const email = await tab.evaluate(() => window.data.session.state.user?.email ?? '');
  await other.evaluate((address) => window.data.session.signIn(address, 'long enough'), email);
  await until(
    other,
    () => window.latest.people$.status === 'live' && window.latest.events$.status === 'live',
  );
  expect(
    await other.evaluate(() => [
      window.latest.people$.data.length,
      window.latest.events$.data.length,
    ]),
  ).toEqual([20, 20]);
});

test('after a visit everything opens without a server; a change survives closing every tab and arrives', async () => {
  const device = await newDevice();
  const first = await world.tab(device);
  await signUp(first);
  await first.evaluate(() => window.data.commands.addPerson({ name: 'Ada' }).confirmed);
  await until(first, () => window.latest.people$.status === 'live');
  await world.backend.kill();
  await first.evaluate(() => window.data.commands.addPerson({ name: 'Bob' }).applied);
  await first.close();

  const second = await world.tab(device);
  await until(second, () => window.latest.people$.data.length === 2);
  expect(await second.evaluate(() => window.latest.people$)).toMatchObject({
    status: 'offline',
    complete: true,
    data: [{ name: 'Ada' }, { name: 'Bob', pending: true }],
  });
  await until(second, () => window.latest.pendingWrites$ === 1);
  await world.backend.start();
  await until(
    second,
    () => window.latest.people$.status === 'live' && window.latest.pendingWrites$ === 0,
  );
  expect(await second.evaluate(() => window.latest.people$.data.map(({ name }) => name))).toEqual([
    'Ada',
    'Bob',
  ]);
});

test('a tab that is opened while changes of another wait hears which are sent, and which are refused', async () => {
  await using network = await Network.before(world.backend.url);
  const device = await newDevice();
  const first = await world.tabBehind(device, network.url);
  const email = await signUp(first);
  await first.evaluate(
    () => window.data.commands.addPerson({ name: 'Ada' }, { id: 'ada' }).confirmed,
  );
  network.cut();
  await first.evaluate(async () => {
    await window.data.commands.editPerson('ada', { notes: 'tall' }).applied;
    await window.data.commands.addPerson({ name: 'Bob' }).applied;
  });
  const second = await world.tabBehind(device, network.url);
  await until(
    second,
    () => window.latest.pendingWrites$ > 0 && window.latest.people$.data[0]?.notes === 'tall',
  );
  const elsewhere = await world.tab(await newDevice());
  await elsewhere.evaluate((address) => window.data.session.signIn(address, 'long enough'), email);
  await until(elsewhere, () => window.latest.people$.data.length === 1);
  await elsewhere.evaluate(() => window.data.commands.deletePerson('ada').confirmed);

  network.mend();
  await first.evaluate(() => dispatchEvent(new Event('online')));
  for (const tab of [first, second]) {
    await until(
      tab,
      () => window.latest.pendingWrites$ === 0 && window.latest.connection$ === 'online',
    );
    expect(await tab.evaluate(() => window.latest.people$.data)).toMatchObject([
      { name: 'Bob', pending: false },
    ]);
  }
});

test('a change that is refused after its tab was closed is reported at the next visit', async () => {
  const [device, other] = [await newDevice(), await newDevice()];
  const first = await world.tab(device);
  await signUp(first);
  const email = await first.evaluate(async () => {
    await window.data.commands.addPerson({ name: 'Ada' }, { id: 'ada' }).confirmed;
    return window.data.session.state.user?.email ?? '';
  });
  await device.setOffline(true);
  await until(first, () => window.latest.connection$ === 'waiting');
  await first.evaluate(() => window.data.commands.editPerson('ada', { notes: 'tall' }).applied);
  await first.close();
  const elsewhere = await world.tab(other);
  await elsewhere.evaluate((address) => window.data.session.signIn(address, 'long enough'), email);
  await until(elsewhere, () => window.latest.people$.data.length === 1);
  await elsewhere.evaluate(() => window.data.commands.deletePerson('ada').confirmed);

  await device.setOffline(false);
  const second = await world.tab(device);
  await until(second, () => window.latest.refusedChanges$ === 1);
  expect(await second.evaluate(() => window.latest.people$.data)).toEqual([]);
});

test('signing out in one tab empties every tab and leaves nothing; the next user sees nothing of the last', async () => {
  const device = await newDevice();
  const first = await world.tab(device);
  await signUp(first);
  await first.evaluate(() => window.data.commands.addPerson({ name: 'Ada' }).confirmed);
  const second = await world.tab(device);
  await until(second, () => window.latest.people$.status === 'live');

  expect(await first.evaluate(() => window.data.session.signOut())).toEqual({ ok: true });
  await until(
    second,
    () => window.data.session.state.user === null && window.latest.people$.data.length === 0,
  );
  await expect
    .poll(() =>
      first.evaluate(async () =>
        (await indexedDB.databases()).filter(({ name }) => name?.startsWith('firestore/')),
      ),
    )
    .toEqual([]);
  const keys = () => first.evaluate(() => Object.keys(localStorage));
  const ofUser = /^(evergift(?!-birthday-sync:)|firestore_)/;
  expect((await keys()).filter((key) => ofUser.test(key))).toEqual([]);

  await signUp(first);
  await until(second, () => window.latest.people$.status === 'live');
  for (const tab of [first, second]) {
    expect(await tab.evaluate(() => window.latest.people$.data)).toEqual([]);
  }
});
