import { done, openRemote } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import type { TestData } from '@evergift/data/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';

/**
 * Seen from 20 November 2026: a dinner today (Ada, no budget), a party in 11 days (Ada and Ben, a
 * budget of $100 and three gifts), a fair in 60 days (Ben, a budget of $2 and no gift), and a picnic
 * that has passed.
 */
export async function addYear({ data: { commands }, clock }: Pick<TestData, 'data' | 'clock'>) {
  const ada = await done(commands.addPerson({ name: 'Ada', nickname: 'Countess' }));
  const ben = await done(commands.addPerson({ name: 'Ben' }));
  const dinner = await done(
    commands.addEvent({ title: 'Dinner', date: '2026-11-20', people: [ada], type: 'Party' }),
  );
  const party = await done(
    commands.addEvent({
      title: 'Winter party',
      date: '2026-12-01',
      people: [ada, ben],
      budget: 10_000,
      notes: 'Bring\nlights',
    }),
  );
  const fair = await done(
    commands.addEvent({ title: 'Fair', date: '2027-01-19', people: [ben], budget: 200 }),
  );
  await clock.advance({ seconds: 1 });
  const picnic = await done(
    commands.addEvent({ title: 'Picnic', date: '2026-11-20', people: [ben] }),
  );
  await done(commands.editEvent(picnic, { date: '2026-11-15' }));
  const bought = { personId: ada, status: 'purchased', eventId: party } as const;
  await done(commands.addGiftItem({ ...bought, name: 'Tea', purchasedCost: 2550 }));
  await clock.advance({ seconds: 1 });
  await done(commands.addGiftItem({ ...bought, name: 'Book', purchasedCost: 50 }));
  await clock.advance({ seconds: 1 });
  await done(commands.addGiftItem({ name: 'Pen', personId: ben, estimatedCost: 900 }));
  return { ada, ben, dinner, party, fair, picnic };
}

export type Year = Awaited<ReturnType<typeof addYear>>;

/** The events app with that year in it. */
export async function openYear({ before, ...options }: OpenOptions = {}) {
  let year = {} as Year;
  const app = await openRemote(remote, {
    at: '/events',
    ...options,
    before: async (world) => {
      year = await addYear(world);
      await before?.(world);
    },
  });
  return { ...app, year };
}

/** The titles in the list. */
export const titles = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
