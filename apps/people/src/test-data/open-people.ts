import { openRemote } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { addFamily } from './family.ts';

/** The people list with the family in it. */
export async function openPeople({ before, ...options }: OpenOptions = {}) {
  let family = {} as Awaited<ReturnType<typeof addFamily>>;
  const app = await openRemote(remote, {
    at: '/people',
    ...options,
    before: async (world) => {
      family = await addFamily(world);
      await before?.(world);
    },
  });
  return { ...app, family };
}

/** The names in the list, without avatars and nicknames. */
export const names = () =>
  screen.getAllByRole('rowheader').map((header) => within(header).getByRole('link').textContent);
