import { filter, firstValueFrom } from 'rxjs';
import { afterEach, expect, inject, test } from 'vitest';
import { buildPhoto } from '../testing/builders.ts';
import {
  closeAll,
  done,
  join,
  newcomer,
  ok,
  pathsBelow,
  shows,
  until,
} from './open-test-household.ts';
import type {} from './provided-context.ts';

afterEach(closeAll);

const together = test.skipIf(!inject('authOrigin'));

together('H6 a member who is taken out learns it, and their own planner opens', async () => {
  const olga = await newcomer('olga');
  const mia = await newcomer('mia');
  const ada = olga.data.commands.addPerson({ name: 'Ada' });
  await done(ada);
  await join(olga, mia, { name: 'Mia' });
  const left = firstValueFrom(mia.data.leftPlanner$);
  await ok((await olga.data.openSharing()).removeMember(mia.uid));
  expect(await left).toEqual({ name: 'Olga', lost: [] });
  await firstValueFrom(mia.data.planner$.pipe(filter(({ isMine }) => isMine)));
  const people = await until(mia.data.people$, ({ status }) => status === 'live');
  expect(people.data).toEqual([]);
});

together('H6 who leaves takes along what nobody else saw', async () => {
  const olga = await newcomer('olga');
  const mia = await newcomer('mia');
  const ada = olga.data.commands.addPerson({ name: 'Ada' });
  await done(ada);
  await join(olga, mia, { name: 'Mia' });
  const { commands } = mia.data;
  const photo = buildPhoto();
  await done(commands.addGiftItem({ name: 'Mine', personId: ada.id }, { seenBy: 'me', photo }));
  const kite = commands.addGiftItem({ name: 'Kite', personId: ada.id });
  await done(kite);
  await shows(mia, 'Kite', 'Mine');
  await shows(olga, 'Kite');
  const ofGifts = async () =>
    (await pathsBelow(olga.uid, mia.uid)).filter((path) => /giftItems|photos/.test(path));
  expect(await ofGifts()).toHaveLength(3);
  await ok((await mia.data.openSharing()).leave());
  await firstValueFrom(mia.data.planner$.pipe(filter(({ isMine }) => isMine)));
  await firstValueFrom(olga.data.planner$.pipe(filter(({ members }) => members.length === 0)));
  expect(await ofGifts()).toEqual([`/giftItems/${kite.id}`]);
});

together(
  'H6 a planner ends with its account: the members learn it, and nothing of it stays',
  async () => {
    const olga = await newcomer('olga');
    const mia = await newcomer('mia');
    const person = olga.data.commands.addPerson({ name: 'Mia' });
    await done(person);
    await join(olga, mia, { name: 'Mia', personId: person.id });
    await done(olga.data.commands.addGiftItem({ name: 'Ring', personId: person.id }));
    const left = firstValueFrom(mia.data.leftPlanner$);
    expect(await olga.data.session.deleteAccount('long enough')).toEqual({ ok: true });
    expect(await left).toEqual({ name: 'Olga', lost: [] });
    expect(await pathsBelow(olga.uid)).toEqual([]);
  },
);
