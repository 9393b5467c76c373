import { expect } from 'vitest';
import { limits } from '../model/limits.ts';
import { buildPhoto } from '../testing/builders.ts';
import type { Commands } from '../commands/commands.ts';

/** Waits until the server, and with it the rules, has accepted a command's writes. */
export async function accepted(outcome: {
  applied: Promise<unknown>;
  confirmed: Promise<unknown>;
}): Promise<void> {
  expect(await outcome.applied).toMatchObject({ ok: true });
  expect(await outcome.confirmed).toBeUndefined();
}

const notes = 'n'.repeat(5000);
const name = 'N'.repeat(200);
const short = 's'.repeat(100);

/** Each command at the limits of what its form accepts; those that depend on another come later. */
export const journeys: Record<keyof Commands, (commands: Commands) => Promise<void>> = {
  addPerson: async ({ addPerson }) => {
    await accepted(addPerson({ name: 'x' }));
    const full = { name, nickname: short, relationship: short, notes, birthday: '2024-02-29' };
    await accepted(addPerson(full));
    const likes = 'l'.repeat(1000);
    const liking = { likes, sizes: likes, avoids: likes, yearlyBudget: limits.amount };
    await accepted(addPerson({ ...full, ...liking }));
    await accepted(addPerson({ name: 'old', birthday: '0001-01-01' }));
  },
  editPerson: async ({ addPerson, editPerson, addGiftItem }) => {
    const person = addPerson({ name: 'Rosa', birthday: '1961-11-30' });
    await accepted(addGiftItem({ name: 'tea', personId: person.id }));
    await accepted(editPerson(person.id, { name: 'Rosalie', birthday: '1961-12-01' }));
    await accepted(editPerson(person.id, { birthday: '' }));
    await accepted(editPerson(person.id, { likes: 'tea', yearlyBudget: 0 }));
    await accepted(editPerson(person.id, { likes: '', yearlyBudget: null }));
  },
  deletePerson: async ({ addPerson, deletePerson, addEvent, addGiftItem }) => {
    const person = addPerson({ name: 'gone', birthday: '1980-01-01' });
    const other = addPerson({ name: 'stays' });
    const event = addEvent({ title: 'both', date: '2030-01-01', people: [person.id, other.id] });
    await accepted(event);
    await accepted(
      addGiftItem({ name: 'g', personId: person.id, status: 'purchased', eventId: event.id }),
    );
    const shared = {
      name: 's',
      alsoFor: [other.id],
      status: 'purchased',
      stage: 'wrapped',
    } as const;
    await accepted(addGiftItem({ ...shared, personId: person.id, eventId: event.id }));
    const deletion = deletePerson(person.id);
    await accepted(deletion);
    await accepted(deletion.undo());
  },
  addEvent: async ({ addPerson, addEvent }) => {
    const people = Array.from({ length: 100 }, (_, index) => addPerson({ name: `p${index}` }).id);
    await accepted(addEvent({ title: 'small', date: '2030-06-01', people: people.slice(0, 1) }));
    const full = { title: name, type: 't'.repeat(50), notes, budget: limits.amount, people };
    await accepted(addEvent({ ...full, date: '9999-12-31', recurring: true }));
    // What is said twice is stored once.
    const twice = [...people.slice(0, 2), ...people.slice(0, 2)];
    await accepted(addEvent({ title: 'twice', date: '2030-06-01', people: twice }));
  },
  editEvent: async ({ addPerson, addEvent, editEvent }) => {
    const { id } = addPerson({ name: 'guest' });
    const event = addEvent({ title: 'e', date: '2030-01-01', people: [id], budget: 5 });
    await accepted(event);
    await accepted(editEvent(event.id, { title: 'f', date: '2020-02-29', budget: null, notes }));
    await accepted(editEvent(event.id, { remindDays: [365, 21, 7, 1, 0] }));
    await accepted(editEvent(event.id, { remindDays: [] }));
    await accepted(editEvent(event.id, { remindDays: null }));
  },
  deleteEvent: async ({ addPerson, addEvent, addGiftItem, deleteEvent }) => {
    const { id } = addPerson({ name: 'guest' });
    const event = addEvent({ title: 'e', date: '2030-01-01', people: [id] });
    await accepted(event);
    const gift = { name: 'g', personId: id, status: 'purchased' as const, eventId: event.id };
    await accepted(addGiftItem(gift));
    const deletion = deleteEvent(event.id);
    await accepted(deletion);
    await accepted(deletion.undo());
  },
  addGiftItem: async ({ addPerson, addGiftItem }) => {
    await accepted(addGiftItem({ name: 'with somebody new', newPerson: { name: 'New' } }));
    const newPerson = { name: 'Born', birthday: '2000-02-29' };
    await accepted(addGiftItem({ name, newPerson, url: `example.com/${'u'.repeat(1900)}` }));
    const { id } = addPerson({ name: 'known' });
    const costs = { estimatedCost: limits.amount, purchasedCost: limits.amount };
    await accepted(addGiftItem({ name: 'dear', personId: id, ...costs, status: 'purchased' }));
    const alsoFor = Array.from({ length: 20 }, (_, index) => `${index}`.padStart(128, 'p'));
    const shared = { personId: id, notes };
    await accepted(
      addGiftItem({ ...shared, alsoFor: alsoFor.slice(1), name: 'planned', plannedEventId: 'e' }),
    );
    await accepted(addGiftItem({ ...shared, alsoFor, name, status: 'purchased', stage: 'given' }));
    const pictured = { name: 'pictured', personId: id };
    await accepted(addGiftItem(pictured, { photo: buildPhoto(limits.photo) }));
  },
  editGiftItem: async ({ addGiftItem, editGiftItem }) => {
    const gift = addGiftItem({ name: 'g', newPerson: { name: 'P' } });
    await accepted(editGiftItem(gift.id, { status: 'purchased', purchasedCost: 1, url: 'a.de' }));
    await accepted(editGiftItem(gift.id, { stage: 'wrapped', alsoFor: ['some'], notes }));
    await accepted(editGiftItem(gift.id, { status: 'idea', estimatedCost: 0, url: '' }));
    await accepted(editGiftItem(gift.id, { plannedEventId: 'e', alsoFor: [], notes: '' }));
    await accepted(editGiftItem(gift.id, { status: 'purchased', eventId: 'e' }));
    await accepted(editGiftItem(gift.id, { photo: buildPhoto(1) }));
    const replaced = editGiftItem(gift.id, { photo: buildPhoto(limits.photo) });
    await accepted(replaced);
    await accepted(replaced.undo());
    const removed = editGiftItem(gift.id, { photo: null });
    await accepted(removed);
    await accepted(removed.undo());
  },
  deleteGiftItem: async ({ addGiftItem, deleteGiftItem }) => {
    const gift = addGiftItem({ name: 'g', newPerson: { name: 'P' } }, { photo: buildPhoto() });
    await accepted(gift);
    const deletion = deleteGiftItem(gift.id);
    await accepted(deletion);
    await accepted(deletion.undo());
  },
  planGiftItem: async ({ addPerson, addEvent, addGiftItem, planGiftItem }) => {
    const { id: personId } = addPerson({ name: 'guest' });
    const event = addEvent({ title: 'e', date: '2030-01-01', people: [personId] });
    const gift = addGiftItem({ name: 'g', personId });
    await accepted(gift);
    const plan = planGiftItem(gift.id, event.id);
    await accepted(plan);
    await accepted(plan.undo());
  },
  unplanGiftItem: async ({ addGiftItem, unplanGiftItem }) => {
    const plannedEventId = 'some';
    const gift = addGiftItem({ name: 'g', newPerson: { name: 'P' }, plannedEventId });
    await accepted(gift);
    const unplan = unplanGiftItem(gift.id);
    await accepted(unplan);
    await accepted(unplan.undo());
  },
  buyGiftItem: async ({ addPerson, addEvent, addGiftItem, buyGiftItem }) => {
    const { id: personId } = addPerson({ name: 'guest' });
    const event = addEvent({ title: 'e', date: '2030-01-01', people: [personId] });
    const gift = addGiftItem({ name: 'g', personId, plannedEventId: event.id });
    await accepted(gift);
    const purchase = buyGiftItem(gift.id, { purchasedCost: limits.amount });
    await accepted(purchase);
    await accepted(purchase.undo());
  },
  setGiftItemStage: async ({ addGiftItem, setGiftItemStage }) => {
    const bought = { status: 'purchased', newPerson: { name: 'P' } } as const;
    const gift = addGiftItem({ name: 'g', ...bought });
    await accepted(gift);
    const stage = setGiftItemStage(gift.id, 'given');
    await accepted(stage);
    await accepted(stage.undo());
    await accepted(setGiftItemStage(gift.id, ''));
  },
  setTheme: async ({ setTheme }) => {
    for (const theme of ['dark', 'system', 'light'] as const) await accepted(setTheme(theme));
  },
  setRemindDays: async ({ setRemindDays }) => {
    for (const days of [[30, 14, 7, 3, 1], [], [21, 7, 1]]) await accepted(setRemindDays(days));
  },
  setDigest: async ({ setDigest }) => {
    for (const digest of ['daily', 'weekly', 'off'] as const)
      await accepted(setDigest(digest, 'America/Argentina/Buenos_Aires'));
  },
  setFormats: async ({ setFormats }) => {
    for (const currency of ['EUR', 'JPY', '']) await accepted(setFormats({ currency }));
    for (const region of ['DE', '']) await accepted(setFormats({ region }));
  },
};
