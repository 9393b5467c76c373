import { choose, field, pick, write } from '@evergift/contract/testing';
import type { ModalRequests } from '@evergift/contract';
import { current } from '@evergift/data/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openGifts } from '../test-data/gifts.ts';
import type { Gifts } from '../test-data/gifts.ts';

async function open(request: (ids: Gifts) => ModalRequests['gift.add'] = () => ({})) {
  const app = await openGifts({ at: '/dashboard' });
  await app.openModal('gift.add', request(app.ids));
  const save = async () => {
    await app.user.click(screen.getByRole('button', { name: /^Add Gift/ }));
    await app.pass();
  };
  const toggle = (name: string) => app.user.click(screen.getByRole('radio', { name }));
  const showOptional = () =>
    app.user.click(screen.getByRole('button', { name: 'show optional fields' }));
  return { ...app, save, toggle, showOptional };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Add Gift Item' });
const isOn = (name: string) =>
  screen.getByRole('radio', { name }).getAttribute('aria-checked') === 'true';
const recipient = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Recipient/ });
const eventChoice = () => screen.queryByRole('button', { name: /Event/ });
const eventOptions = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(eventChoice() as HTMLElement);
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};

describe('Add Gift Item', () => {
  test('M7 M2 X2 adds an idea: name and recipient are enough', async () => {
    const { user, save, notices, pass, giftNamed, ids, place } = await open();
    expect(isOn('Idea')).toBe(true);
    await write(user, field('Name'), 'Lamp');
    await pick(user, 'Recipient', 'Ada');
    await save();
    expect(notices).toEqual([{ type: 'success', message: 'Successfully added a new gift item.' }]);
    expect(await giftNamed('Lamp')).toMatchObject({
      personId: ids.ada,
      personName: 'Ada',
      status: 'idea',
      eventId: '',
      url: '',
      estimatedCost: 0,
      purchasedCost: 0,
    });
    expect(field('Name').disabled).toBe(true);
    await pass(499);
    expect(dialog()).not.toBeNull();
    await pass(1);
    expect(dialog()).toBeNull();
    expect(place.path).toBe('/dashboard');
  });

  test('M7 price and link are in sight; the other optional fields are behind their toggle', async () => {
    const { user, save, showOptional, giftNamed } = await open(({ ada }) => ({ personId: ada }));
    expect(screen.queryByRole('textbox', { name: /^Notes/ })).toBeNull();
    await write(user, field('Name'), 'Lamp');
    await write(user, field('Estimated cost'), '12.34');
    await write(user, field('Link'), 'example.com/lamp');
    await showOptional();
    await write(user, field('Notes'), 'The green one');
    await save();
    expect(await giftNamed('Lamp')).toMatchObject({
      estimatedCost: 1234,
      url: 'https://example.com/lamp',
      notes: 'The green one',
    });
  });

  test('M7 a link that is none is refused, and shown where it is', async () => {
    const { user, save, giftNamed } = await open(({ ada }) => ({ personId: ada }));
    await write(user, field('Name'), 'Lamp');
    await write(user, field('Link'), 'javascript:alert(1)');
    await save();
    expect(screen.getByText('Enter a web address, for example https://example.com.')).toBeDefined();
    expect(await giftNamed('Lamp')).toBeUndefined();
  });

  test('M7 opened from a person: that person', async () => {
    const { user, save, giftNamed, ids } = await open(({ ben }) => ({ personId: ben }));
    expect(recipient().value).toBe('Ben');
    expect(isOn('Idea')).toBe(true);
    await write(user, field('Name'), 'Lamp');
    await save();
    expect(await giftNamed('Lamp')).toMatchObject({ personId: ids.ben });
  });

  test('M7 M8 opened from an event: purchased, with that event and no other', async () => {
    const { user, save, giftNamed, ids } = await open(({ party }) => ({ eventId: party }));
    expect(isOn('Purchased')).toBe(true);
    expect(eventChoice()).toBeNull();
    await write(user, field('Name'), 'Lamp');
    await pick(user, 'Recipient', 'Ben');
    expect(eventChoice()?.textContent).toContain('Winter party');
    await write(user, field('Purchased cost'), '0.50');
    expect(field('Purchased cost').value).toBe('0.50');
    await save();
    expect(await giftNamed('Lamp')).toMatchObject({
      status: 'purchased',
      eventId: ids.party,
      purchasedCost: 50,
    });
  });

  test('M8 from an event, its choices are that event or none', async () => {
    const { user } = await open(({ party, ben }) => ({ eventId: party, personId: ben }));
    expect(await eventOptions(user)).toEqual(['No event', 'Winter partyDec 1, 2026']);
  });

  test('M8 the event choice appears when purchased and a person is chosen: their upcoming events', async () => {
    const { user, toggle } = await open();
    expect(eventChoice()).toBeNull();
    await toggle('Purchased');
    expect(eventChoice()).toBeNull();
    await pick(user, 'Recipient', 'Ada');
    expect(await eventOptions(user)).toEqual(['No event', 'Winter partyDec 1, 2026']);
  });

  test('M8 another person has other events; the choice starts anew', async () => {
    const { user, toggle, save, giftNamed } = await open(({ ben }) => ({ personId: ben }));
    await toggle('Purchased');
    await choose(user, 'Event.*', 'Fair');
    expect(eventChoice()?.textContent).toContain('Fair');
    await user.clear(recipient());
    await pick(user, 'Recipient', 'Ada');
    expect(eventChoice()?.textContent).toContain('No event');
    await write(user, field('Name'), 'Lamp');
    await save();
    expect(await giftNamed('Lamp')).toMatchObject({ eventId: '' });
  });

  test('M8 switching to idea clears the event', async () => {
    const { user, toggle, save, giftNamed } = await open(({ ben }) => ({ personId: ben }));
    await toggle('Purchased');
    await choose(user, 'Event.*', 'Fair');
    await toggle('Idea');
    expect(eventChoice()).toBeNull();
    await toggle('Purchased');
    expect(eventChoice()?.textContent).toContain('No event');
    await write(user, field('Name'), 'Lamp');
    await save();
    expect(await giftNamed('Lamp')).toMatchObject({ status: 'purchased', eventId: '' });
  });

  test('M7 F4 X2 a new recipient comes with the gift', async () => {
    const { user, save, notices, giftNamed, data } = await open();
    await write(user, field('Name'), 'Lamp');
    await pick(user, 'Recipient', 'Zoë');
    await save();
    expect(notices).toEqual([
      { type: 'success', message: 'Successfully added a new gift item. & new person.' },
    ]);
    const zoe = (await current(data.people$)).data.find(({ name }) => name === 'Zoë');
    expect(await giftNamed('Lamp')).toMatchObject({ personId: zoe?.id, personName: 'Zoë' });
  });

  test('M8 somebody new has no events; from an event it is that one', async () => {
    const { user, toggle, openModal, pass, ids } = await open();
    await toggle('Purchased');
    await pick(user, 'Recipient', 'Zoë');
    expect(eventChoice()).toBeNull();
    await user.keyboard('{Escape}');
    await pass(500);
    await openModal('gift.add', { eventId: ids.fair });
    await pick(user, 'Recipient', 'Yan');
    expect(eventChoice()?.textContent).toContain('Fair');
  });

  test('M7 name and recipient are required', async () => {
    const { user, save, data } = await open();
    await save();
    expect(screen.getByText('Please fill out all required fields.')).toBeDefined();
    expect(screen.getByText('Choose who this gift is for.')).toBeDefined();
    await user.type(field('Name'), '  ');
    await pick(user, 'Recipient', 'Ada');
    await save();
    expect(screen.getByText('Please fill out all required fields.')).toBeDefined();
    expect((await current(data.giftItems$)).data).toHaveLength(3);
  });

  test.each([
    ['0', 0],
    ['0.5', 50],
    ['0.05', 5],
    ['0.50', 50],
    ['-3', 0],
    ['', 0],
  ])('M10 %j as a cost is %d cents', async (text, cents) => {
    const { user, toggle, save, giftNamed } = await open(({ ada }) => ({ personId: ada }));
    await write(user, field('Name'), 'Lamp');
    await toggle('Purchased');
    await user.clear(field('Purchased cost'));
    if (text) await write(user, field('Purchased cost'), text);
    await save();
    expect(await giftNamed('Lamp')).toMatchObject({ purchasedCost: cents });
  });

  test('M2 submitted twice it adds one', async () => {
    const { user, pass, data } = await open(({ ada }) => ({ personId: ada }));
    await user.type(field('Name'), 'Lamp{Enter}{Enter}');
    await pass(500);
    expect((await current(data.giftItems$)).data).toHaveLength(4);
  });

  test('X1 what the server refuses', async () => {
    const { user, save, notices, backend, giftNamed } = await open(({ ada }) => ({
      personId: ada,
    }));
    backend.refuse(({ collection }) => collection === 'giftItems');
    await write(user, field('Name'), 'Lamp');
    await save();
    expect(notices.at(-1)).toMatchObject({
      type: 'error',
      message: 'Error adding new gift item.  Please try again.',
    });
    expect(await giftNamed('Lamp')).toBeUndefined();
  });

  test('M2 X1 for a recipient who was deleted meanwhile it fails, and the form is kept', async () => {
    const { user, save, notices, elsewhere, ids } = await open(({ ada }) => ({ personId: ada }));
    await write(user, field('Name'), 'Lamp');
    await elsewhere(({ commands }) => commands.deletePerson(ids.ada).confirmed);
    await save();
    expect(notices).toMatchObject([
      { type: 'error', message: 'Error adding new gift item.  Please try again.' },
    ]);
    expect(field('Name').value).toBe('Lamp');
    expect(field('Name').disabled).toBe(false);
  });

  test('M8 an event that is deleted while the form is open is Event Not Found', async () => {
    const { elsewhere, ids } = await open(({ party, ada }) => ({ eventId: party, personId: ada }));
    await elsewhere(({ commands }) => commands.deleteEvent(ids.party).confirmed);
    expect(eventChoice()?.textContent).toContain('Event Not Found');
  });

  test('M1 the focus moves in; Escape closes it', async () => {
    const { user, closings } = await open();
    const name = within(dialog() as HTMLElement).getByLabelText(/^Name/);
    expect(document.activeElement).toBe(name);
    await user.keyboard('{Escape}');
    expect(closings()).toBe(1);
  });
});
