import { write } from '@evergift/contract/testing';
import { buildPhoto, current } from '@evergift/data/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openGifts } from '../test-data/gifts.ts';

const picture = () => within(screen.getByRole('group', { name: 'Picture' }));
const button = (name: string) => picture().queryByRole('button', { name });

async function press(user: { click: (element: Element) => Promise<void> }, name: string) {
  await user.click(picture().getByRole('button', { name }));
}

/** The form of the tea, which has a picture. */
async function openTea() {
  const app = await openGifts();
  const id = app.ids.tea;
  await app.elsewhere(() => app.data.commands.editGiftItem(id, { photo: buildPhoto() }).confirmed);
  await app.openModal('gift.edit', { giftItemId: id });
  const save = async () => {
    await app.user.click(screen.getByRole('button', { name: /^Save/ }));
    await app.pass();
  };
  const stored = () => app.backend.document(app.uid, { collection: 'photos', id });
  return { ...app, id, save, stored };
}

test('O10 the picture of a gift shows in its form, named after the gift', async () => {
  await openTea();
  expect(await picture().findByRole('img', { name: 'Picture of Tea' })).toBeTruthy();
  expect(button('Replace picture')).not.toBeNull();
});

test('O10 a removed picture goes with Save, and the toast takes that back', async () => {
  const { user, save, stored, notices, pass } = await openTea();
  await press(user, 'Remove picture');
  expect(picture().queryByRole('img')).toBeNull();
  expect(stored()).toBeDefined();
  await save();
  expect(stored()).toBeUndefined();
  expect(notices).toMatchObject([{ type: 'success', action: { label: 'Undo' }, duration: 10_000 }]);
  notices[0]?.action?.onAction();
  await pass();
  expect(stored()).toMatchObject({ bytes: buildPhoto().bytes });
});

test('O10 before Save, Undo in the form brings the picture back, and the focus stays there', async () => {
  const { user, save, stored, notices } = await openTea();
  await press(user, 'Remove picture');
  await press(user, 'Undo');
  expect(await picture().findByRole('img', { name: 'Picture of Tea' })).toBeTruthy();
  expect(button('Undo')).toBeNull();
  await save();
  expect(stored()).toBeDefined();
  expect(notices[0]).not.toHaveProperty('action');
});

test('O10 a picture that is not on this device says so, and can be replaced or removed', async () => {
  const app = await openGifts();
  const id = app.ids.tea;
  await app.elsewhere(() => app.data.commands.editGiftItem(id, { photo: buildPhoto() }).confirmed);
  app.device().document = () => undefined;
  app.goOffline();
  await app.openModal('gift.edit', { giftItemId: id });
  expect(await picture().findByRole('alert')).toHaveProperty(
    'textContent',
    'This picture is not on this device. It shows when you are connected.',
  );
  expect(picture().getByRole('img', { name: /not available now/ })).toBeTruthy();
  expect(button('Remove picture')).not.toBeNull();
});

test.each([
  ['a text', new File(['hello'], 'notes.txt', { type: 'text/plain' }), /^This is no picture/],
  ['a HEIC', new File(['x'], 'IMG_1.HEIC', { type: '' }), /cannot read HEIC/],
  ['a damaged picture', new File(['x'], 'a.png', { type: 'image/png' }), /could not be read/],
])('O10 %s is refused with what to do, and nothing is lost', async (_what, file, message) => {
  const { user, save, stored, data, id } = await openTea();
  await write(user, screen.getByLabelText(/^Name/), ' time');
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file] } });
  expect((await picture().findByText(message)).textContent).toMatch(message);
  expect(picture().getByRole('img', { name: 'Picture of Tea time' })).toBeTruthy();
  await save();
  expect(stored()).toMatchObject({ bytes: buildPhoto().bytes });
  expect((await current(data.giftItem$(id))).data?.gift.name).toBe('Tea time');
});

test('O10 text that is pasted into another field stays text', async () => {
  await openTea();
  fireEvent.paste(screen.getByLabelText(/^Name/), { clipboardData: { files: [], types: [] } });
  expect(picture().queryByText(/picture could not/)).toBeNull();
});
