import { openRemote } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { addFamily } from './family.ts';

type Name = keyof Awaited<ReturnType<typeof addFamily>>;

/** The page of one of the family. */
export async function openPerson(name: Name = 'ada', options: OpenOptions = {}) {
  let family = {} as Awaited<ReturnType<typeof addFamily>>;
  const app = await openRemote(remote, {
    at: '/people',
    ...options,
    before: async (world) => {
      family = await addFamily(world);
    },
  });
  await app.go(`/people/${family[name]}`);
  await app.pass();
  return { ...app, family };
}

/** What is on a card, by its label. */
export const card = (label: string) => screen.getByText(label).parentElement?.textContent;
/** A part of the page, by its heading. */
export const section = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
