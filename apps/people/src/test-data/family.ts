import { done } from '@evergift/contract/testing';
import type { TestData } from '@evergift/data/testing';

/**
 * Four people on 20 November 2026: Ada (sister, birthday in 20 days), Ben (no birthday), Cy (birthday
 * today) and Dee (birthday in 7 days); a party for Ada and Ben, and gifts.
 */
export async function addFamily({ data: { commands }, clock }: Pick<TestData, 'data' | 'clock'>) {
  const ada = await done(
    commands.addPerson({
      name: 'Ada',
      nickname: 'Countess',
      relationship: 'Sister',
      birthday: '1990-12-10',
      notes: 'Likes engines\nand lace',
    }),
  );
  const ben = await done(commands.addPerson({ name: 'Ben', relationship: 'Colleague' }));
  const cy = await done(commands.addPerson({ name: 'Cy', birthday: '1980-11-20' }));
  const dee = await done(commands.addPerson({ name: 'Dee', birthday: '2001-11-27' }));
  const party = await done(
    commands.addEvent({ title: 'Winter party', date: '2026-12-01', people: [ada, ben] }),
  );
  const status = 'purchased' as const;
  const url = 'example.com/tea';
  await done(commands.addGiftItem({ name: 'Book', personId: ada, estimatedCost: 1250 }));
  await clock.advance({ seconds: 1 });
  await done(
    commands.addGiftItem({
      name: 'Tea',
      personId: ada,
      status,
      eventId: party,
      purchasedCost: 50,
      url,
    }),
  );
  await done(commands.addGiftItem({ name: 'Pen', personId: ben, status, purchasedCost: 4000 }));
  return { ada, ben, cy, dee, party };
}
