import { done, openRemote } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { current } from '@evergift/data/testing';
import type { TestData } from '@evergift/data/testing';
import { remote } from '../remote.ts';

/**
 * Seen from 20 November 2026: Ada takes part in a party to come (with Ben) and in a picnic that has
 * passed; Ben also in a fair to come. A tea bought for Ada's picnic, a book as an idea for her, and a
 * pen bought for Ben for no event.
 */
export async function addGifts({ data: { commands }, clock }: Pick<TestData, 'data' | 'clock'>) {
  const ada = await done(commands.addPerson({ name: 'Ada' }));
  const ben = await done(commands.addPerson({ name: 'Ben' }));
  const party = await done(
    commands.addEvent({ title: 'Winter party', date: '2026-12-01', people: [ada, ben] }),
  );
  const fair = await done(commands.addEvent({ title: 'Fair', date: '2026-12-24', people: [ben] }));
  const picnic = await done(
    commands.addEvent({ title: 'Picnic', date: '2026-11-20', people: [ada] }),
  );
  await done(commands.editEvent(picnic, { date: '2026-11-15' }));
  const tea = await done(
    commands.addGiftItem({
      name: 'Tea',
      personId: ada,
      status: 'purchased',
      eventId: picnic,
      estimatedCost: 500,
      purchasedCost: 2550,
      url: 'example.com/tea',
    }),
  );
  await clock.advance({ seconds: 1 });
  const book = await done(
    commands.addGiftItem({ name: 'Book', personId: ada, estimatedCost: 1250 }),
  );
  await clock.advance({ seconds: 1 });
  const pen = await done(
    commands.addGiftItem({ name: 'Pen', personId: ben, status: 'purchased', purchasedCost: 4000 }),
  );
  return { ada, ben, party, fair, picnic, tea, book, pen };
}

export type Gifts = Awaited<ReturnType<typeof addGifts>>;

/** The gifts app with those gifts in it. */
export async function openGifts({ before, ...options }: OpenOptions = {}) {
  let ids = {} as Gifts;
  const app = await openRemote(remote, {
    at: '/giftItems',
    ...options,
    before: async (world) => {
      ids = await addGifts(world);
      await before?.(world);
    },
  });
  const giftNamed = async (name: string) =>
    (await current(app.data.giftItems$)).data.find((gift) => gift.name === name);
  return { ...app, ids, giftNamed };
}
