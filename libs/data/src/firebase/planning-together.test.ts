import { firstValueFrom, type Observable } from 'rxjs';
import type { Query } from '../model/query-state.ts';
import { afterEach, expect, inject, test } from 'vitest';
import {
  another,
  closeAll,
  closeDevice,
  done,
  giftsOf,
  join,
  knows,
  names,
  newcomer,
  ok,
  shows,
  until,
} from './open-test-household.ts';
import type {} from './provided-context.ts';

afterEach(closeAll);

const together = test.skipIf(!inject('authOrigin'));

together('H4 what others note for a member is invisible to them from its first write', async () => {
  const olga = await newcomer('olga');
  const mia = await newcomer('mia');
  const person = olga.data.commands.addPerson({ name: 'Mia' });
  const ada = olga.data.commands.addPerson({ name: 'Ada' });
  await done(ada);
  await done(olga.data.commands.addGiftItem({ name: 'Before', personId: person.id }));
  await join(olga, mia, { name: 'Mia', personId: person.id });
  expect(await names(mia)).toEqual([]);
  const ring = olga.data.commands.addGiftItem({ name: 'Ring', personId: person.id });
  await done(ring);
  const both = { personId: ada.id, alsoFor: [person.id] };
  await done(olga.data.commands.addGiftItem({ name: 'Both', ...both }));
  await done(olga.data.commands.addGiftItem({ name: 'Open', personId: ada.id }));
  await shows(olga, 'Before', 'Both', 'Open', 'Ring');
  await shows(mia, 'Open');
  await done(olga.data.commands.editGiftItem(ring.id, { name: 'Golden ring' }));
  await done(olga.data.commands.buyGiftItem(ring.id, { purchasedCost: 9900 }));
  await shows(olga, 'Before', 'Both', 'Golden ring', 'Open');
  expect(await names(mia)).toEqual(['Open']);
  await done(olga.data.commands.editGiftItem(ring.id, { personId: ada.id }));
  await shows(mia, 'Golden ring', 'Open');
  await done(olga.data.commands.deleteGiftItem(ring.id));
  await shows(mia, 'Open');
});

together('H3 H4 who gives what a member wishes for writes it elsewhere', async () => {
  const olga = await newcomer('olga');
  const mia = await newcomer('mia');
  const person = olga.data.commands.addPerson({ name: 'Mia' });
  await done(person);
  await join(olga, mia, { name: 'Mia', personId: person.id });
  const wish = mia.data.commands.addGiftItem({ name: 'Wish', personId: person.id });
  await done(wish);
  await shows(olga, 'Wish');
  const taken = (await giftsOf(olga)).take(wish.id);
  await done(taken);
  const { data } = await until(
    olga.data.giftItems$,
    ({ data: [gift] }) => gift?.takenBy === olga.uid,
  );
  expect(data).toMatchObject([{ name: 'Wish', takenBy: olga.uid, circle: olga.uid }]);
  const { data: theirs } = await until(mia.data.giftItems$, ({ status }) => status === 'live');
  expect(theirs).toMatchObject([{ id: wish.id, takenBy: '', status: 'idea' }]);
  await done(taken.undo());
  await until(olga.data.giftItems$, ({ data: [gift] }) => gift?.id === wish.id);
});

together('H3 of two who take the same idea at once one has it, the other reads why', async () => {
  const olga = await newcomer('olga');
  const mia = await newcomer('mia');
  const ada = olga.data.commands.addPerson({ name: 'Ada' });
  const idea = olga.data.commands.addGiftItem({ name: 'Book', personId: ada.id });
  await done(idea);
  await join(olga, mia, { name: 'Mia' });
  const errors = await Promise.all(
    [await giftsOf(olga), await giftsOf(mia)].map((gifts) => gifts.take(idea.id).confirmed),
  );
  expect(errors.map((error) => error?.kind ?? 'has it').sort()).toEqual(['conflict', 'has it']);
});

together('H5 linking hides what was noted before, of which there may be hundreds', async () => {
  const olga = await newcomer('olga');
  const mia = await newcomer('mia');
  const person = olga.data.commands.addPerson({ name: 'Mia' });
  for (let n = 0; n < 20; n += 1) {
    olga.data.commands.addGiftItem({ name: `Gift ${n}`, personId: person.id });
  }
  await done(olga.data.commands.addGiftItem({ name: 'Last', personId: person.id }));
  await join(olga, mia, { name: 'Mia' });
  expect(await names(mia)).toHaveLength(21);
  const wish = mia.data.commands.addGiftItem({ name: 'Wish', personId: person.id });
  await done(wish);
  await until(olga.data.giftItems$, ({ data }) => data.length === 22);
  const before = (await until(olga.data.giftItems$, ({ complete }) => complete)).data;
  const sharing = await olga.data.openSharing();
  expect(await sharing.link(mia.uid, person.id)).toEqual({ ok: true, hidden: 21 });
  await shows(mia, 'Wish');
  const { data: after } = await until(
    olga.data.giftItems$,
    ({ data: gifts }) => gifts.length === 22,
  );
  expect(after.map(({ id, createdAt }) => [id, createdAt])).toEqual(
    before.map(({ id, createdAt }) => [id, createdAt]),
  );
});

together('H5 who noted a gift reveals it, and Undo hides it again', async () => {
  const olga = await newcomer('olga');
  const mia = await newcomer('mia');
  const person = olga.data.commands.addPerson({ name: 'Mia' });
  await done(person);
  await join(olga, mia, { name: 'Mia', personId: person.id });
  const ring = olga.data.commands.addGiftItem({ name: 'Ring', personId: person.id });
  await done(ring);
  await shows(olga, 'Ring');
  const revealed = (await giftsOf(olga)).reveal(ring.id);
  await done(revealed);
  await shows(mia, 'Ring');
  await done(revealed.undo());
  await shows(mia);
});

together(
  'H7 of two who write one field the later wins, and the other takes theirs back',
  async () => {
    const olga = await newcomer('olga');
    const mia = await newcomer('mia');
    const ada = olga.data.commands.addPerson({ name: 'Ada' });
    const book = olga.data.commands.addGiftItem({ name: 'Book', personId: ada.id });
    await done(book);
    await join(olga, mia, { name: 'Mia' });
    await shows(mia, 'Book');
    await done(olga.data.commands.editGiftItem(book.id, { name: 'Atlas', notes: 'Big' }));
    const overruled = firstValueFrom(olga.data.overruled$);
    await done(mia.data.commands.editGiftItem(book.id, { name: 'Globe', estimatedCost: 900 }));
    const { name, fields, takeBack } = await overruled;
    expect({ name, fields }).toEqual({ name: 'Globe', fields: ['Name'] });
    await done(takeBack());
    const { data } = await until(mia.data.giftItems$, ({ data: [gift] }) => gift?.name === 'Atlas');
    expect(data).toMatchObject([{ notes: 'Big', estimatedCost: 900 }]);
  },
);

together(
  'H5 a link that stops in the middle loses nothing, and is finished by the next try',
  async () => {
    const olga = await newcomer('olga');
    const mia = await newcomer('mia');
    const person = olga.data.commands.addPerson({ name: 'Mia' });
    for (let n = 10; n < 50; n += 1) {
      olga.data.commands.addGiftItem({ name: `Gift ${n}`, personId: person.id });
    }
    await done(olga.data.commands.addGiftItem({ name: 'Last', personId: person.id }));
    await join(olga, mia, { name: 'Mia' });
    const all = await names(olga);
    const some = until(mia.data.giftItems$, ({ data }) => data.length < all.length);
    void (await olga.data.openSharing()).link(mia.uid, person.id);
    await some;
    await closeDevice(olga);
    const again = await another(olga);
    await knows(again, (members) => members.length > 1);
    await shows(again, ...all);
    await ok((await again.data.openSharing()).link(mia.uid, person.id));
    await shows(mia);
    expect(await names(again)).toEqual(all);
  },
);

together('H4 nothing that a hidden member can ask changes with a secret', async () => {
  const olga = await newcomer('olga');
  const mia = await newcomer('mia');
  const { commands } = olga.data;
  const person = commands.addPerson({ name: 'Mia', birthday: '1990-12-10', yearlyBudget: 9_000 });
  const ada = commands.addPerson({ name: 'Ada' });
  const people = [person.id, ada.id];
  const party = commands.addEvent({ title: 'Party', date: '2030-12-24', people, budget: 5_000 });
  await done(party);
  await done(commands.addGiftItem({ name: 'Open', personId: ada.id, plannedEventId: party.id }));
  await join(olga, mia, { name: 'Mia', personId: person.id });
  await shows(mia, 'Open');
  const { data } = mia;
  const asked = async () => {
    const questions = [
      ...[data.people$, data.events$, data.giftItems$, data.summary$, data.nextSteps$],
      ...[data.peopleRows$, data.eventRows$, data.giftRows$, data.upcomingEvents$()],
      ...[data.person$(person.id), data.event$(party.id), data.eventPlan$(party.id)],
      ...[data.giftsOfPerson$(person.id), data.giftsAhead$(person.id), data.given$(person.id)],
      ...[data.giftsOfEvent$(party.id), data.previousOccasion$(party.id)],
      data.similarGift$({ name: 'Golden ring', personIds: people }),
      data.likelySharers$(ada.id),
    ];
    const answers = await Promise.all(
      questions.map((question$: Observable<Query<unknown>>) =>
        until(question$, ({ status }) => status === 'live'),
      ),
    );
    const { exportedAt: _, ...exported } = data.exportData();
    return JSON.stringify([answers, exported, await data.exportPhotos()]);
  };
  const before = await asked();
  const secret = { personId: person.id, estimatedCost: 4_000 };
  const photo = { bytes: new Uint8Array(100).fill(7), type: 'image/webp' } as const;
  await done(commands.addGiftItem({ name: 'Golden ring', ...secret }, { photo }));
  await done(commands.addGiftItem({ name: 'Ring', ...secret, plannedEventId: party.id }));
  const bought = { status: 'purchased', eventId: party.id, purchasedCost: 6_000 } as const;
  await done(commands.addGiftItem({ name: 'Watch', ...secret, ...bought }));
  await done(commands.addGiftItem({ name: 'Both', personId: ada.id, alsoFor: [person.id] }));
  const marker = commands.addGiftItem({ name: 'Marker', personId: ada.id });
  await done(marker);
  await shows(mia, 'Marker', 'Open');
  await done(commands.deleteGiftItem(marker.id));
  await shows(mia, 'Open');
  expect(await names(olga)).toEqual(['Both', 'Golden ring', 'Open', 'Ring', 'Watch']);
  expect(await asked()).toBe(before);
});
