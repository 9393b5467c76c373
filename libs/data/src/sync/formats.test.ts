import { afterEach, expect, test } from 'vitest';
import { american, formats, writeIn } from '../formats/formats.ts';
import { createTestData, current, settle, type TestData } from '../testing/index.ts';

afterEach(() => writeIn(american));

/** Until code that is loaded when it is needed has come. */
const loaded = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve));
  await settle();
};
const isWritten = (currency: string) => loaded(() => formats().currency === currency);
const settingsOf = ({ backend, uid }: TestData) =>
  backend.document(uid, { collection: 'settings', id: uid });

async function withGift() {
  const world = await createTestData();
  const { commands } = world.data;
  await commands.addGiftItem({ name: 'Cups', newPerson: { name: 'Ada' }, estimatedCost: 4_550 })
    .confirmed;
  return world;
}

test('LC1 the currency is in the settings, only while it is not the default, and amounts keep their figures', async () => {
  const world = await withGift();
  const { commands, giftItems$ } = world.data;
  await commands.setFormats({ currency: 'EUR' }).confirmed;
  expect(settingsOf(world)).toMatchObject({ currency: 'EUR' });
  await isWritten('EUR');
  const { data } = await current(giftItems$);
  expect(data[0]).toMatchObject({ estimatedCost: 4_550 });
  await commands.setFormats({ currency: '' }).confirmed;
  await isWritten('USD');
  expect(settingsOf(world)).not.toHaveProperty('currency');
  expect(formats()).toBe(american);
});

test('LC1 what is open is published anew, so that it is written in the new currency', async () => {
  const world = await withGift();
  const { commands, giftRows$, summary$ } = world.data;
  const written: string[] = [];
  const summaries: unknown[] = [];
  const open = giftRows$.subscribe(({ data }) => {
    if (data.length > 0) written.push(formats().currency);
  });
  open.add(summary$.subscribe((query) => summaries.push(query)));
  const [before] = (await current(giftRows$)).data;
  const seen = summaries.length;
  await commands.setFormats({ currency: 'JPY' }).confirmed;
  await isWritten('JPY');
  const [after] = (await current(giftRows$)).data;
  expect(after).toEqual(before);
  expect(after).not.toBe(before);
  expect(written.at(-1)).toBe('JPY');
  expect(summaries.length).toBeGreaterThan(seen);
  open.unsubscribe();
});

test('LC1 nothing is shown before it is known how it is written', async () => {
  const world = await withGift();
  await world.data.commands.setFormats({ currency: 'EUR' }).confirmed;
  await isWritten('EUR');
  await world.data.dispose();
  writeIn(american);
  const { data } = await createTestData({ world });
  const written: string[] = [];
  const open = data.giftRows$.subscribe(({ data: rows }) => {
    if (rows.length > 0) written.push(formats().currency);
  });
  await loaded(() => written.length > 0);
  expect(new Set(written)).toEqual(new Set(['EUR']));
  open.unsubscribe();
});

test('LC2 another device follows the region, and names are in its order', async () => {
  const world = await createTestData();
  for (const name of ['Zoe', 'Ärla', 'Bo']) await world.data.commands.addPerson({ name }).confirmed;
  const other = await createTestData({ world });
  const order = async () => (await current(other.data.people$)).data.map(({ name }) => name);
  const open = other.data.people$.subscribe();
  expect(await order()).toEqual(['Ärla', 'Bo', 'Zoe']);
  await world.data.commands.setFormats({ region: 'SE' }).confirmed;
  await loaded(() => formats().region === 'SE');
  expect(await order()).toEqual(['Bo', 'Zoe', 'Ärla']);
  expect(formats()).toMatchObject({ numbers: 'sv-SE' });
  open.unsubscribe();
});

test('LC1 after a sign-out the page writes as for everybody', async () => {
  const { data } = await createTestData();
  await data.commands.setFormats({ currency: 'EUR' }).confirmed;
  await isWritten('EUR');
  await data.session.signOut();
  await settle();
  expect(formats()).toBe(american);
});

test('LC6 an export carries currency and region', async () => {
  const { data } = await withGift();
  await data.commands.setFormats({ currency: 'EUR' }).confirmed;
  await data.commands.setFormats({ region: 'DE' }).confirmed;
  await loaded(() => formats().region === 'DE');
  expect(data.exportData().settings).toMatchObject({ currency: 'EUR', region: 'DE' });
});
