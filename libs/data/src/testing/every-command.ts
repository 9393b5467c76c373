import type { Export } from '../model/export-format.ts';
import { createTestData, settle } from './index.ts';
import type { Commands } from '../commands/commands.ts';

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
/** The data without the moments that the server stamps anew. */
export const plain = ({ people, events, giftItems, settings }: Export) =>
  JSON.parse(
    JSON.stringify({
      settings,
      people: [...people].sort(byId),
      events: [...events].sort(byId),
      giftItems: [...giftItems].sort(byId),
    }),
    (name, value: unknown) => (['createdAt', 'updatedAt'].includes(name) ? undefined : value),
  ) as unknown;

/** Two people, a party, and gifts that are bought, shared and planned. */
export async function scene() {
  const world = await createTestData();
  const { commands } = world.data;
  await commands.addPerson({ name: 'Ada', birthday: '1990-12-10', notes: 'tall' }, { id: 'ada' })
    .applied;
  await commands.addPerson({ name: 'Bob' }, { id: 'bob' }).applied;
  const people = ['ada', 'bob'];
  await commands.addEvent(
    { title: 'Party', people, date: '2026-12-24', budget: 500 },
    { id: 'party' },
  ).applied;
  const bought = { status: 'purchased', purchasedCost: 900 } as const;
  await commands.addGiftItem(
    { name: 'Book', personId: 'ada', eventId: 'party', ...bought },
    { id: 'book' },
  ).applied;
  const eventId = 'birthday-ada-2026';
  await commands.addGiftItem({ name: 'Card', personId: 'bob', eventId, ...bought }, { id: 'card' })
    .applied;
  const shared = {
    personId: 'ada',
    alsoFor: ['bob'],
    stage: 'wrapped',
    eventId,
    ...bought,
  } as const;
  await commands.addGiftItem({ name: 'Trip', ...shared }, { id: 'trip' }).applied;
  const planned = { personId: 'bob', alsoFor: ['ada'], plannedEventId: 'party' };
  await commands.addGiftItem({ name: 'Tea', ...planned }, { id: 'tea' }).confirmed;
  await settle();
  return world;
}

/** Gives one command. */
export type Act = (commands: Commands) => ReturnType<Commands['deleteEvent']>;
/** Every command, with what it changes in the scene. */
export const acts: Record<string, Act> = {
  'deletePerson ada': (commands) => commands.deletePerson('ada'),
  'deletePerson bob': (commands) => commands.deletePerson('bob'),
  'deleteEvent party': (commands) => commands.deleteEvent('party'),
  'deleteGiftItem book': (commands) => commands.deleteGiftItem('book'),
  'editPerson name': (commands) => commands.editPerson('ada', { name: 'Eda', nickname: 'E' }),
  'editPerson birthday': (commands) => commands.editPerson('ada', { birthday: '1991-01-02' }),
  'editPerson clear': (commands) => commands.editPerson('ada', { birthday: '' }),
  'editPerson add birthday': (commands) => commands.editPerson('bob', { birthday: '1999-09-09' }),
  'editEvent people': (commands) => commands.editEvent('party', { people: ['bob'], budget: null }),
  editGiftItem: (commands) => commands.editGiftItem('book', { status: 'idea', url: 'example.com' }),
  'editGiftItem recipient': (commands) => commands.editGiftItem('trip', { personId: 'bob' }),
  'editGiftItem alsoFor': (commands) => commands.editGiftItem('tea', { alsoFor: [] }),
  'planGiftItem birthday': (commands) => commands.planGiftItem('tea', 'birthday-ada-2026'),
  unplanGiftItem: (commands) => commands.unplanGiftItem('tea'),
  buyGiftItem: (commands) => commands.buyGiftItem('tea', { purchasedCost: 5 }),
  setGiftItemStage: (commands) => commands.setGiftItemStage('book', 'ordered'),
  addPerson: (commands) => commands.addPerson({ name: 'Cy', birthday: '2000-02-29' }),
  addEvent: (commands) =>
    commands.addEvent({ title: 'Picnic', people: ['ada'], date: '2027-05-01' }),
  addGiftItem: (commands) => commands.addGiftItem({ name: 'Kite', newPerson: { name: 'Di' } }),
};
