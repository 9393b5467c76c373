import { expect, test } from 'vitest';
import { composeData } from '../compose-data.ts';
import type { Query } from '../model/query-state.ts';
import { buildPhoto, createTestData, settle, type TestData } from '../testing/index.ts';
import { memoryPorts } from '../testing/memory-ports.ts';
import type { Photo } from '../model/photo.ts';

const red: Photo = { bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' };
const blue: Photo = { bytes: new Uint8Array([4, 5, 6]), type: 'image/jpeg' };

const stored = ({ backend, uid }: TestData, id = 'cups') =>
  backend.document(uid, { collection: 'photos', id });

/** Ada with cups, which have a picture. */
async function scene() {
  const world = await createTestData();
  const { commands } = world.data;
  commands.addPerson({ name: 'Ada' }, { id: 'ada' });
  const added = commands.addGiftItem({ name: 'Cups', personId: 'ada' }, { id: 'cups', photo: red });
  await added.confirmed;
  await settle();
  return { ...world, commands, added };
}

/** What has been shown of a gift's picture so far. */
function watch({ data }: TestData, id = 'cups') {
  const shown: Query<Photo | undefined>[] = [];
  const subscription = data.photo$(id).subscribe((query) => shown.push(query));
  return {
    stop: () => subscription.unsubscribe(),
    last: async () => {
      await settle();
      return shown.at(-1);
    },
  };
}

test('O10 a new gift and its picture are one commit, and both are undone', async () => {
  const world = await scene();
  const { backend, added } = world;
  expect(backend.commits).toBe(2);
  expect(stored(world)).toMatchObject({ id: 'cups', ...red });
  expect(await watch(world).last()).toMatchObject({ status: 'live', data: red });
  expect(await added.undo().confirmed).toBeUndefined();
  expect(backend.commits).toBe(3);
  expect(stored(world)).toBeUndefined();
});

test('O10 a gift without a picture has none, and nothing is read', async () => {
  const world = await scene();
  await world.commands.addGiftItem({ name: 'Tea', personId: 'ada' }, { id: 'tea' }).confirmed;
  world.goOffline();
  expect(await watch(world, 'tea').last()).toMatchObject({ status: 'live', data: undefined });
});

test('O10 a gift that is not known yet has no picture yet', async () => {
  const data = composeData(memoryPorts({ openStore: () => new Promise(() => {}) }));
  const shown: Query<Photo | undefined>[] = [];
  data.photo$('cups').subscribe((query) => shown.push(query));
  await settle();
  expect(shown).toMatchObject([{ status: 'loading', data: undefined }]);
});

test('O10 V1 a gift without a picture stores nothing of one', async () => {
  const world = await scene();
  await world.commands.editGiftItem('cups', { photo: null }).confirmed;
  const gift = world.backend.document(world.uid, { collection: 'giftItems', id: 'cups' });
  expect(gift).not.toHaveProperty('photoVersion');
});

test('O10 a picture is replaced, and Undo brings the first one back', async () => {
  const world = await scene();
  const shown = watch(world);
  const replaced = world.commands.editGiftItem('cups', { photo: blue });
  expect(await replaced.confirmed).toBeUndefined();
  expect(await shown.last()).toMatchObject({ data: blue });
  expect(await replaced.undo().confirmed).toBeUndefined();
  expect(await shown.last()).toMatchObject({ data: red });
});

test('O10 a picture is removed, and Undo brings it back', async () => {
  const world = await scene();
  const shown = watch(world);
  const removed = world.commands.editGiftItem('cups', { photo: null });
  expect(await removed.confirmed).toBeUndefined();
  expect(await shown.last()).toMatchObject({ status: 'live', data: undefined });
  expect(stored(world)).toBeUndefined();
  expect(await removed.undo().confirmed).toBeUndefined();
  expect(await shown.last()).toMatchObject({ data: red });
});

test('O10 an undo leaves alone a picture that came since', async () => {
  const world = await scene();
  const replaced = world.commands.editGiftItem('cups', { photo: blue });
  await replaced.confirmed;
  const green: Photo = { bytes: new Uint8Array([7]), type: 'image/webp' };
  await world.commands.editGiftItem('cups', { photo: green }).confirmed;
  expect(await replaced.undo().confirmed).toBeUndefined();
  expect(stored(world)).toMatchObject(green);
});

test('O10 F7 a picture goes with its gift in one commit, and Undo restores both', async () => {
  const world = await scene();
  const { backend, commands } = world;
  const before = backend.commits;
  const deleted = commands.deleteGiftItem('cups');
  expect(await deleted.confirmed).toBeUndefined();
  expect(backend.commits).toBe(before + 1);
  expect(stored(world)).toBeUndefined();
  expect(await deleted.undo().confirmed).toBeUndefined();
  expect(backend.commits).toBe(before + 2);
  expect(stored(world)).toMatchObject(red);
  expect(await watch(world).last()).toMatchObject({ data: red });
});

test('O10 F7 the pictures of a deleted person go along and come back', async () => {
  const world = await scene();
  const deleted = world.commands.deletePerson('ada');
  expect(await deleted.confirmed).toBeUndefined();
  expect(stored(world)).toBeUndefined();
  await deleted.undo().confirmed;
  expect(stored(world)).toMatchObject(red);
});

test('O10 O6 the picture of a shared gift stays when one of its people goes', async () => {
  const world = await scene();
  world.commands.addPerson({ name: 'Bob' }, { id: 'bob' });
  await world.commands.editGiftItem('cups', { alsoFor: ['bob'] }).confirmed;
  await world.commands.deletePerson('ada').confirmed;
  expect(stored(world)).toMatchObject(red);
});

test('O10 the pictures of a deleted event stay with their gifts', async () => {
  const world = await scene();
  const { commands } = world;
  commands.addEvent({ title: 'Party', people: ['ada'], date: '2026-12-24' }, { id: 'party' });
  await commands.planGiftItem('cups', 'party').confirmed;
  await commands.deleteEvent('party').confirmed;
  expect(await watch(world).last()).toMatchObject({ data: red });
});

test('O10 a picture taken offline shows at once and arrives later', async () => {
  const world = await scene();
  world.goOffline();
  const edited = world.commands.editGiftItem('cups', { photo: blue });
  expect(await edited.applied).toEqual({ ok: true });
  expect(await watch(world).last()).toMatchObject({ status: 'live', data: blue });
  expect(stored(world)).toMatchObject(red);
  await world.goOnline();
  expect(await edited.confirmed).toBeUndefined();
  expect(stored(world)).toMatchObject(blue);
});

test('O10 a picture that this device has not read waits for the network, and then shows', async () => {
  const world = await scene();
  const { device } = world;
  const readCached = () => undefined;
  device().document = readCached;
  world.goOffline();
  const shown = watch(world);
  expect(await shown.last()).toMatchObject({ status: 'offline', data: undefined });
  delete (device() as { document?: unknown }).document;
  await world.goOnline();
  await world.clock.advance({ minutes: 1 });
  expect(await shown.last()).toMatchObject({ status: 'live', data: red });
});

test('O10 a picture that cannot be had stays where it is when its gift goes, so that Undo finds it', async () => {
  const world = await scene();
  world.device().document = () => undefined;
  world.goOffline();
  const deleted = world.commands.deleteGiftItem('cups');
  expect(await deleted.applied).toEqual({ ok: true });
  delete (world.device() as { document?: unknown }).document;
  await world.goOnline();
  expect(stored(world)).toMatchObject(red);
  expect(await deleted.undo().confirmed).toBeUndefined();
  expect(await watch(world).last()).toMatchObject({ data: red });
});

test('O10 Undo of many pictures is sent in requests that the server takes', async () => {
  const world = await createTestData();
  const { commands } = world.data;
  commands.addPerson({ name: 'Ada' }, { id: 'ada' });
  const ids = Array.from({ length: 60 }, (_, index) => `gift${index}`);
  for (const id of ids) {
    const photo = buildPhoto(200_000);
    await commands.addGiftItem({ name: id, personId: 'ada' }, { id, photo }).confirmed;
  }
  await settle();
  const before = world.backend.commits;
  const deleted = commands.deletePerson('ada');
  expect(await deleted.confirmed).toBeUndefined();
  expect(world.backend.commits).toBe(before + 1);
  expect(await deleted.undo().confirmed).toBeUndefined();
  expect(world.backend.commits).toBe(before + 3);
  expect(ids.filter((id) => !stored(world, id))).toEqual([]);
});

test.each([
  ['too large', buildPhoto(200_001)],
  ['empty', buildPhoto(0)],
  ['of another type', { ...red, type: 'image/png' as 'image/webp' }],
])('O10 F6 a picture that is %s is refused, and nothing is written', async (_what, photo) => {
  const world = await scene();
  const applied = await world.commands.editGiftItem('cups', { name: 'Mugs', photo }).applied;
  expect(applied).toMatchObject({ ok: false, error: { kind: 'invalid' } });
  expect(stored(world)).toMatchObject(red);
});

test('O10 the account goes with every picture, those that an earlier release left too', async () => {
  const world = await scene();
  const left = { ...red, version: 'v0' };
  for (let index = 0; index < 45; index += 1) {
    world.backend.put(world.uid, { collection: 'photos', id: `left${index}` }, left);
  }
  await settle();
  expect(await world.data.session.deleteAccount('password')).toEqual({ ok: true });
  expect(world.backend.documents(world.uid).size).toBe(0);
});

test('O10 the export contains the photos, and names those that it could not read', async () => {
  const world = await scene();
  expect(await world.data.exportPhotos()).toEqual({
    photos: [{ giftItemId: 'cups', type: 'image/webp', data: 'AQID' }],
    missingPhotos: [],
  });
  world.device().document = () => undefined;
  world.goOffline();
  expect(await world.data.exportPhotos()).toEqual({ photos: [], missingPhotos: ['cups'] });
});
