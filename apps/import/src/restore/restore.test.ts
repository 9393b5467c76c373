import { describe, expect, test } from 'vitest';
import { createTestData } from '@evergift/data/testing';
import type { TestData } from '@evergift/data/testing';
import { openImport } from '../open-import.ts';
import type { Import } from '../open-import.ts';
import { exportOf, family, opened } from '../testing/exported-family.ts';
import type { Backup } from './backup.ts';

/** Everything but the moments, which the server sets. */
const content = ({ data }: TestData) => {
  const plain = ({ createdAt: _, updatedAt: __, ...fields }: Record<string, unknown>) => fields;
  const byId = (records: readonly object[]) =>
    records
      .map((one) => plain(one as Record<string, unknown>))
      .sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1));
  const { people, events, giftItems, settings } = data.exportData();
  return { people: byId(people), events: byId(events), gifts: byId(giftItems), settings };
};

const counts = (imports: Import, backup: Backup) => {
  const { missing, different, same, pictures, lostPictures, unreadable } =
    imports.compareBackup(backup);
  const sum = (by: typeof missing) => by.people.length + by.events.length + by.giftItems.length;
  return {
    missing: sum(missing),
    different: sum(different),
    same,
    pictures,
    lostPictures,
    unreadable,
  };
};

describe('I3 restoring an export', { timeout: 60_000 }, () => {
  test('into an empty account gives the same product, pictures and settings included; one Undo takes it back', async () => {
    const before = await family();
    const text = await exportOf(before);
    const world = await createTestData({ user: 'new@example.com' });
    const empty = content(world);
    const { imports, backup } = await opened(world, text);
    expect(counts(imports, backup)).toEqual({
      ...{ missing: 6, different: 0, same: 0, pictures: 1, lostPictures: 0, unreadable: [] },
    });
    expect(content(world)).toEqual(empty);
    const { outcome, error } = await imports.restore(backup, { overwrites: false }).finished;
    expect(error).toBeUndefined();
    expect(await outcome.confirmed).toBeUndefined();
    expect(content(world)).toEqual(content(before));
    expect((await world.data.exportPhotos()).photos).toEqual(
      (await before.data.exportPhotos()).photos,
    );
    expect(counts(imports, backup)).toMatchObject({ missing: 0, different: 0, same: 6 });
    expect(await outcome.undo().applied).toEqual({ ok: true });
    expect(content(world)).toEqual(empty);
    expect((await world.data.exportPhotos()).photos).toEqual([]);
  });

  test('adds what is missing and leaves alone what is there, unless asked otherwise', async () => {
    const world = await family();
    const text = await exportOf(world);
    const before = content(world);
    const { commands } = world.data;
    await commands.editPerson('ada', { name: 'Augusta' }).confirmed;
    await commands.deleteGiftItem('book').confirmed;
    const { imports, backup } = await opened(world, text);
    // Ada, her birthday event and her present carry the name.
    expect(counts(imports, backup)).toMatchObject({ missing: 1, different: 3, same: 2 });
    await imports.restore(backup, { overwrites: false }).finished;
    expect(content(world)).toMatchObject({ people: [{ name: 'Augusta' }, { name: 'Ben' }] });
    expect(content(world).gifts).toHaveLength(2);
    const { outcome } = await imports.restore(backup, { overwrites: true }).finished;
    expect(await outcome.confirmed).toBeUndefined();
    expect(content(world)).toEqual(before);
    await outcome.undo().applied;
    expect(content(world)).toMatchObject({ people: [{ name: 'Augusta' }, { name: 'Ben' }] });
  });

  test('a coming birthday that an old export lacks is made', async () => {
    const before = await family();
    const text = await exportOf(before);
    const world = await createTestData({ user: 'new@example.com', now: '2027-02-01T12:00' });
    const { imports, backup } = await opened(world, text);
    await imports.restore(backup, { overwrites: false }).finished;
    const birthdays = world.data.exportData().events.filter(({ type }) => type === 'birthday');
    expect(birthdays.map(({ date }) => date).sort()).toEqual(['2026-12-10', '2027-12-10']);
  });

  test('what cannot be restored is listed with why, and the rest is restored', async () => {
    const file = JSON.parse(await exportOf(await family())) as Record<string, object[]>;
    const text = JSON.stringify({
      ...file,
      people: [...(file['people'] ?? []), { id: 'x', name: '' }, { id: 'a/b', name: 'Eve' }, 7],
      giftItems: [
        ...(file['giftItems'] ?? []),
        { ...file['giftItems']?.[0], id: 'lost', name: 'Lost', personId: 'gone', alsoFor: [] },
      ],
      photos: [{ giftItemId: 'cups', type: 'text/html', data: '!' }],
    });
    const world = await createTestData({ user: 'new@example.com' });
    const { imports, backup } = await opened(world, text);
    const { unreadable, lostPictures } = counts(imports, backup);
    expect(lostPictures).toBe(1);
    expect(unreadable.map(({ text: name, reason }) => [name, reason])).toEqual([
      ['', 'This person contains something that Evergift does not accept.'],
      ['Eve', 'This person contains something that Evergift does not accept.'],
      ['', 'This person contains something that Evergift does not accept.'],
      ['Lost', 'The person of this gift is neither in the file nor here.'],
    ]);
    const { outcome } = await imports.restore(backup, { overwrites: false }).finished;
    expect(await outcome.confirmed).toBeUndefined();
    expect(content(world).gifts).toMatchObject([
      { id: 'book', photoVersion: '' },
      { id: 'cups', photoVersion: '' },
    ]);
  });

  test('I4 an export may be larger than an address book: it contains photos', async () => {
    const { data } = await createTestData();
    const text = `{"format":"evergift-export-1","padding":"${'x'.repeat(33 * 1024 * 1024)}"}`;
    expect(await (await data.open(async () => openImport)).read(new Blob([text]))).toMatchObject({
      kind: 'backup',
    });
    const other = await (await data.open(async () => openImport)).read(new Blob([` ${text}`]));
    expect(other).toMatchObject({ kind: 'problem', problem: 'too-large' });
  });

  test.each([
    ['{"format":"other"}', 'other-kind', 'no export of Evergift'],
    ['{"format":"evergift-export-1","people":[', 'damaged', 'cut off or damaged'],
    ['[1,2]', 'other-kind', 'no export of Evergift'],
  ])('I4 %s is refused with what to do', async (text, problem, message) => {
    const { data } = await createTestData();
    const file = await (await data.open(async () => openImport)).read(new Blob([text]));
    expect(file).toMatchObject({
      kind: 'problem',
      problem,
      message: expect.stringContaining(message),
    });
  });
});

/** Maps in each other. */
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

test('I3 what a later release writes comes back, with lists and maps in it', async () => {
  const later = `"x":[1,{"b":[null,"c"]}],"y":null,"__z":${deep(19)}`;
  const text = `{"format":"evergift-export-1","people":[{"id":"good","name":"Good",${later}}]}`;
  const world = await createTestData();
  const { imports, backup } = await opened(world, text);
  expect(backup.unreadable).toEqual([]);
  await imports.restore(backup, { overwrites: false }).finished;
  const stored = world.backend.document(world.uid, { collection: 'people', id: 'good' });
  expect(stored).toMatchObject(JSON.parse(`{${later}}`) as object);
});

test('I3 Undo takes along what was planned for restored people since, and nothing of others', async () => {
  const text = await exportOf(await family());
  const world = await createTestData({ user: 'new@example.com' });
  const { commands } = world.data;
  const zoe = commands.addPerson({ name: 'Zoe' });
  await zoe.confirmed;
  const { imports, backup } = await opened(world, text);
  const { outcome } = await imports.restore(backup, { overwrites: false }).finished;
  const people = [zoe.id, 'ada', 'ben'];
  await commands.addEvent({ title: 'Picnic', people, date: '2026-12-26' }).confirmed;
  await commands.addGiftItem({ name: 'Scarf', personId: 'ben' }).confirmed;
  expect(await outcome.undo().applied).toEqual({ ok: true });
  expect(world.data.exportData()).toMatchObject({
    people: [{ name: 'Zoe' }],
    events: [{ title: 'Picnic', people: [zoe.id] }],
    giftItems: [],
  });
});

describe('I3 pictures of a changed export', () => {
  const photo = { giftItemId: 'cups', type: 'image/webp', data: 'AAEC' };
  test.each([
    ['are taken', photo, 1],
    ['of one byte', { ...photo, data: 'AA==' }, 1],
    ['of two', { ...photo, data: 'AAA=' }, 1],
    ['of another kind', { ...photo, type: 'image/svg+xml' }, 0],
    ['without their gift', { ...photo, giftItemId: 7 }, 0],
    ['with other characters', { ...photo, data: 'AA!=' }, 0],
    ['without bytes', { ...photo, data: '' }, 0],
    ['of a length that Base64 has not', { ...photo, data: 'AAECA' }, 0],
    ['larger than a picture may be', { ...photo, data: 'A'.repeat(1_000_000) }, 0],
    ['that are no object', null, 0],
  ])('%s', async (_, value, taken) => {
    const text = JSON.stringify({ format: 'evergift-export-1', photos: [value] });
    const { backup } = await opened(await createTestData(), text);
    expect(backup.photos.size).toBe(taken);
  });
});

describe('I3 a changed export costs only the records that cannot be stored', () => {
  test.each([
    ['a name that is no text', '{"id":"bad","birthday":"","name":{"toString":1}}'],
    [
      'a field that the database reserves',
      '{"id":"bad","name":"Bad","birthday":"","__proto__":{"a":1}}',
    ],
    ['a reserved field in a map', '{"id":"bad","name":"Bad","birthday":"","x":{"__x__":1}}'],
    ['a field without a name', '{"id":"bad","name":"Bad","birthday":"","":1}'],
    ['a list in a list', '{"id":"bad","name":"Bad","birthday":"","x":[[1]]}'],
    ['one level too many', `{"id":"bad","name":"Bad","birthday":"","x":${deep(20)}}`],
    ['deep nesting', `{"id":"bad","name":"Bad","birthday":"","x":${deep(100_000)}}`],
  ])('%s', async (_, bad) => {
    const world = await createTestData();
    const good = JSON.stringify({ id: 'good', name: 'Good', birthday: '' });
    const text = `{"format":"evergift-export-1","people":[${bad},${good}],"events":[],"giftItems":[]}`;
    const { imports, backup } = await opened(world, text);
    expect(backup.unreadable).toMatchObject([{ line: 1 }]);
    const { outcome, error } = await imports.restore(backup, { overwrites: false }).finished;
    expect(error).toBeUndefined();
    expect(await outcome.confirmed).toBeUndefined();
    expect(world.data.exportData().people.map(({ id }) => id)).toEqual(['good']);
  });
});
