import { field, pick, write } from '@evergift/contract/testing';
import type { ModalRequests } from '@evergift/contract';
import { current } from '@evergift/data/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openGifts } from '../test-data/gifts.ts';
import type { Gifts } from '../test-data/gifts.ts';

async function open(request: (ids: Gifts) => ModalRequests['gift.add'] = () => ({})) {
  const app = await openGifts({ at: '/dashboard' });
  await app.openModal('gift.add', request(app.ids));
  const save = async () => {
    await app.user.keyboard('{Control>}{Enter}{/Control}');
    await app.pass(500);
  };
  const toggleAnother = () => app.user.click(screen.getByRole('switch', { name: 'Add another' }));
  const peopleNamed = async (name: string) =>
    (await current(app.data.people$)).data.filter((person) => person.name === name);
  return { ...app, save, toggleAnother, peopleNamed };
}

const recipient = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Recipient/ });

describe('several gifts, one after another', () => {
  test('M7 the form stays, for the same person and occasion', async () => {
    const { user, save, toggleAnother, giftNamed, ids, notices } = await open(({ party, ben }) => ({
      eventId: party,
      personId: ben,
    }));
    await toggleAnother();
    await write(user, field('Name'), 'Lamp');
    await user.type(field('Purchased cost'), '12');
    await save();
    expect(notices).toHaveLength(1);
    expect(document.activeElement).toBe(field('Name'));
    expect(field('Name').value).toBe('');
    expect(field('Purchased cost').value).toBe('0.00');
    expect(recipient().value).toBe('Ben');
    await user.keyboard('Vase');
    await save();
    for (const name of ['Lamp', 'Vase']) {
      expect(await giftNamed(name)).toMatchObject({ personId: ids.ben, eventId: ids.party });
    }
    await toggleAnother();
    await write(user, field('Name'), 'Tray');
    await save();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('O10 M10 what a field says or shows of one gift is gone for the next', async () => {
    const { user, save, toggleAnother } = await open(({ ben }) => ({ personId: ben }));
    await toggleAnother();
    await write(user, field('Name'), 'Lamp');
    await user.clear(field('Estimated cost'));
    await user.type(field('Estimated cost'), '0');
    const files = [new File(['hello'], 'notes.txt', { type: 'text/plain' })];
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
    expect(await screen.findByText(/^This is no picture/)).toBeDefined();
    await save();
    expect(screen.queryByText(/^This is no picture/)).toBeNull();
    expect(field('Estimated cost').value).toBe('0.00');
    expect(document.activeElement).toBe(field('Name'));
  });

  test('M7 F4 after somebody new, the next one has no recipient yet', async () => {
    const { user, save, toggleAnother, peopleNamed } = await open();
    await toggleAnother();
    for (const name of ['Lamp', 'Vase']) {
      expect(recipient().value).toBe('');
      await write(user, field('Name'), name);
      await pick(user, 'Recipient', 'Zoë');
      await save();
    }
    expect(await peopleNamed('Zoë')).toHaveLength(1);
  });
});

test('M7 F4 who it is for can be decided later: Somebody, who is added once', async () => {
  const { user, save, openModal, giftNamed, peopleNamed } = await open();
  for (const name of ['Lamp', 'Vase']) {
    await write(user, field('Name'), name);
    await user.click(recipient());
    await user.click(screen.getByRole('option', { name: /^Somebody/ }));
    await save();
    await openModal('gift.add', {});
  }
  const people = await peopleNamed('Somebody');
  expect(people).toHaveLength(1);
  for (const name of ['Lamp', 'Vase']) {
    expect(await giftNamed(name)).toMatchObject({ personId: people[0]?.id });
  }
});
