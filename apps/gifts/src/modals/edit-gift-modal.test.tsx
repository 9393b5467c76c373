import { choose, field, pick, write } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { current } from '@evergift/data/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openGifts } from '../test-data/gifts.ts';

async function open(name: 'tea' | 'book' | 'pen' = 'tea', options: OpenOptions = {}) {
  const app = await openGifts(options);
  const id = app.ids[name];
  await app.openModal('gift.edit', { giftItemId: id });
  const save = async () => {
    await app.user.click(submit());
    await app.pass();
  };
  const toggle = (status: string) => app.user.click(screen.getByRole('radio', { name: status }));
  const gift = async () => (await current(app.data.giftItem$(id))).data?.gift;
  /** Changes the stored document as another client might. */
  const put = (fields: Record<string, unknown>) =>
    app.elsewhere(() => {
      const address = { collection: 'giftItems', id } as const;
      app.backend.put(app.uid, address, { ...app.backend.document(app.uid, address), ...fields });
    });
  return { ...app, id, save, toggle, gift, put };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Edit Gift Item' });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Save/ });
const isOn = (name: string) =>
  screen.getByRole('radio', { name }).getAttribute('aria-checked') === 'true';
const eventChoice = () => screen.queryByRole('button', { name: /Event/ });

describe('Edit Gift Item', () => {
  test('M9 opens with the current data', async () => {
    await open();
    expect(field('Name').value).toBe('Tea');
    expect(isOn('Purchased')).toBe(true);
    expect(field('Purchased cost').value).toBe('25.50');
    expect(field('Link').value).toBe('https://example.com/tea');
  });

  test('M9 M2 X2 saves all its fields and the moment, says so, and closes after 500 ms', async () => {
    const { user, save, notices, pass, gift, passClock, ids } = await open();
    const before = (await gift())?.updatedAt ?? 0;
    await passClock({ minutes: 1 });
    await write(user, field('Name'), ' time ');
    await user.clear(field('Link'));
    await user.clear(field('Purchased cost'));
    await user.type(field('Purchased cost'), '30');
    await save();
    expect(notices).toEqual([
      { type: 'success', title: 'Success!', message: 'Successfully updated Tea time' },
    ]);
    const after = await gift();
    expect(after).toMatchObject({
      name: 'Tea time',
      status: 'purchased',
      eventId: ids.picnic,
      url: '',
      estimatedCost: 500,
      purchasedCost: 3000,
    });
    expect(after?.updatedAt).toBeGreaterThan(before);
    await pass(499);
    expect(dialog()).not.toBeNull();
    await pass(1);
    expect(dialog()).toBeNull();
  });

  test('M9 F8 shows the recipient and can change them; an event that is not theirs goes', async () => {
    const { user, save, gift, ids } = await open();
    const recipient = screen.getByRole<HTMLInputElement>('combobox', { name: /^Recipient/ });
    expect(recipient.value).toBe('Ada');
    await user.clear(recipient);
    await user.tab();
    expect(submit().disabled).toBe(true);
    await pick(user, 'Recipient', 'Ben');
    await save();
    expect(await gift()).toMatchObject({ personId: ids.ben, personName: 'Ben', eventId: '' });
  });

  test('M9 Save is disabled while the name is blank', async () => {
    const { user } = await open();
    await user.clear(field('Name'));
    expect(submit().disabled).toBe(true);
    await user.type(field('Name'), ' ');
    expect(submit().disabled).toBe(true);
    await user.type(field('Name'), 'x');
    expect(submit().disabled).toBe(false);
  });

  test('M9 the cost is the estimate for an idea and the price for a purchase', async () => {
    const { user, toggle, save, gift } = await open();
    await toggle('Idea');
    expect(screen.queryByLabelText(/^Purchased cost/)).toBeNull();
    expect(field('Estimated cost').value).toBe('5.00');
    await user.clear(field('Estimated cost'));
    await write(user, field('Estimated cost'), '0.50');
    await save();
    expect(await gift()).toMatchObject({
      status: 'idea',
      estimatedCost: 50,
      purchasedCost: 2550,
      eventId: '',
    });
  });

  test('M9 a gift tied to a past event keeps it among the choices, and when saved', async () => {
    const { user, save, gift, ids } = await open();
    expect(eventChoice()?.textContent).toContain('Picnic');
    await user.click(eventChoice() as HTMLElement);
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(['No event', 'PicnicNov 15, 2026', 'Winter partyDec 1, 2026']);
    await user.keyboard('{Escape}');
    await user.type(field('Name'), '!');
    await save();
    expect(await gift()).toMatchObject({ name: 'Tea!', eventId: ids.picnic });
  });

  test('M8 switching to purchased offers the person’s upcoming events; to idea takes the choice away', async () => {
    const { user, toggle, save, gift, ids } = await open('book');
    expect(eventChoice()).toBeNull();
    await toggle('Purchased');
    await choose(user, 'Event.*', 'Winter party');
    await save();
    expect(await gift()).toMatchObject({ status: 'purchased', eventId: ids.party });
  });

  test('M8 switching to idea clears the event', async () => {
    const { toggle, save, gift } = await open();
    await toggle('Idea');
    await toggle('Purchased');
    expect(eventChoice()?.textContent).toContain('No event');
    await save();
    expect(await gift()).toMatchObject({ status: 'purchased', eventId: '' });
  });

  test('G2 M9 an event that is gone is Event Not Found, and is not lost by saving', async () => {
    const { user, save, gift, put } = await open();
    await put({ eventId: 'gone' });
    expect(eventChoice()?.textContent).toContain('Event Not Found');
    await user.type(field('Name'), '!');
    await save();
    expect(await gift()).toMatchObject({ name: 'Tea!', eventId: 'gone' });
  });

  test('a gift whose person is gone can be edited', async () => {
    const { user, save, gift, put } = await open();
    await put({ personId: 'gone', personName: 'Old friend' });
    await user.type(field('Name'), '!');
    await save();
    expect(await gift()).toMatchObject({ name: 'Tea!', personName: 'Old friend' });
  });

  test('X3 a status that is neither is shown as it is, and one is chosen before saving', async () => {
    const { toggle, save, gift, put } = await open();
    await put({ status: 'wrapped' });
    expect(screen.getByText(/Its status is/).textContent).toContain('wrapped');
    expect(isOn('Idea')).toBe(false);
    expect(isOn('Purchased')).toBe(false);
    expect(submit().disabled).toBe(true);
    await toggle('Purchased');
    expect(screen.queryByText(/Its status is/)).toBeNull();
    await save();
    expect(await gift()).toMatchObject({ status: 'purchased', purchasedCost: 2550 });
  });

  test('M9 a link that is none is refused', async () => {
    const { user, save, gift } = await open('book');
    await write(user, field('Link'), 'not a link');
    await save();
    expect(screen.getByText('Enter a web address, for example https://example.com.')).toBeDefined();
    expect(await gift()).toMatchObject({ url: '' });
  });

  test('X1 a refused update', async () => {
    const { user, save, notices, backend, gift } = await open();
    backend.refuse(({ collection }) => collection === 'giftItems');
    await user.type(field('Name'), '!');
    await save();
    expect(notices.at(-1)).toMatchObject({
      type: 'error',
      title: 'Error',
      message: 'Error updating Tea!',
    });
    expect(await gift()).toMatchObject({ name: 'Tea' });
  });

  test('M12 a live change never wipes what was typed', async () => {
    const { user, save, elsewhere, id, gift } = await open();
    await user.type(field('Name'), '!');
    await elsewhere(
      ({ commands }) => commands.editGiftItem(id, { name: 'Coffee', purchasedCost: 700 }).confirmed,
    );
    expect(field('Name').value).toBe('Tea!');
    expect(field('Purchased cost').value).toBe('7.00');
    expect(screen.getByText(/This gift was changed on another device/)).toBeDefined();
    await save();
    expect(await gift()).toMatchObject({ name: 'Tea!', purchasedCost: 700 });
  });

  test('M12 what changes elsewhere out of sight is not written over', async () => {
    const { user, save, elsewhere, id, gift } = await open();
    await elsewhere(({ commands }) => commands.editGiftItem(id, { estimatedCost: 900 }).confirmed);
    await user.type(field('Name'), '!');
    await save();
    expect(await gift()).toMatchObject({ name: 'Tea!', estimatedCost: 900 });
  });

  test('M12 an amount that is being typed is not reformatted by a live change', async () => {
    const { user, elsewhere, id } = await open();
    await user.clear(field('Purchased cost'));
    await write(user, field('Purchased cost'), '0.5');
    await elsewhere(({ commands }) => commands.editGiftItem(id, { url: 'example.org' }).confirmed);
    expect(field('Purchased cost').value).toBe('0.5');
    expect(field('Link').value).toBe('https://example.org/');
  });

  test('M12 what was typed stays when the gift is deleted elsewhere and brought back there', async () => {
    const { user, elsewhere, id } = await open();
    await user.type(field('Name'), '!');
    let undo: (() => { confirmed: Promise<unknown> }) | undefined;
    await elsewhere(({ commands }) => {
      const deleted = commands.deleteGiftItem(id);
      undo = deleted.undo;
      return deleted.confirmed;
    });
    expect(screen.getByText('This gift is gone')).toBeDefined();
    await elsewhere(() => undo?.().confirmed);
    expect(field('Name').value).toBe('Tea!');
  });

  test('M12 a gift deleted elsewhere while its form is open is gone, without a crash', async () => {
    const { user, elsewhere, id } = await open();
    await elsewhere(({ commands }) => commands.deleteGiftItem(id).confirmed);
    expect(screen.getByText('This gift is gone')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });

  test('M12 what was typed in a gift that was deleted elsewhere can be added again', async () => {
    const { user, elsewhere, id, pass, data } = await open();
    await user.type(field('Name'), '!');
    await elsewhere(({ commands }) => commands.deleteGiftItem(id).confirmed);
    await user.click(screen.getByRole('button', { name: 'Add it again as typed' }));
    await pass(500);
    expect(dialog()).toBeNull();
    expect(data.exportData().giftItems.map(({ name }) => name)).toContain('Tea!');
  });
});
