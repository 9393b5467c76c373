import { expect, test } from 'vitest';
import { readRecord } from '../store/read-record.ts';
import { createTestData, settle } from '../testing/index.ts';

/** Ada with a gift of an odd status at a party, a link that is none, and fields that another client forgot. */
async function scene() {
  const world = await createTestData();
  const { backend, uid, data } = world;
  const put = (collection: 'people' | 'events' | 'giftItems', id: string, fields: object) =>
    backend.put(uid, { collection, id }, { ...fields });
  put('people', 'ada', { name: 'Ada', birthday: '10.12.1990' });
  put('people', 'bob', { name: 'Bob' });
  put('events', 'party', { title: 'Party', people: ['ada', 'bob'], date: '2026-12-24' });
  const gift = { personId: 'ada', personName: 'Ada', eventId: 'party', purchasedCost: 900 };
  put('giftItems', 'odd', { ...gift, name: 'Odd', status: 'wrapped', estimatedCost: 0 });
  put('giftItems', 'link', { ...gift, name: 'Link', status: 'purchased', url: 'javascript:1' });
  await settle();
  const document = (collection: 'people' | 'events' | 'giftItems', id: string) =>
    backend.document(uid, { collection, id });
  /** As the rules do: every document that was written is valid, and has every field that is required. */
  const invalid = (...written: (readonly ['people' | 'events' | 'giftItems', string])[]) =>
    written.filter(([collection, id]) => {
      const fields = document(collection, id) ?? {};
      return readRecord(collection, { id, fields, pending: false }, () => {}).invalid;
    });
  return { ...world, commands: data.commands, document, invalid };
}

test('an invalid document is written whole when it is changed, so that the rules take it', async () => {
  const { commands, document, invalid } = await scene();
  expect(await commands.editPerson('ada', { notes: 'tall' }).confirmed).toBeUndefined();
  expect(document('people', 'ada')).toMatchObject({ name: 'Ada', notes: 'tall', birthday: '' });
  expect(await commands.editPerson('bob', { nickname: 'B' }).confirmed).toBeUndefined();
  expect(invalid(['people', 'ada'], ['people', 'bob'])).toEqual([]);
});

test('F7 F8 a gift that cannot be repaired stops neither the new name of its person nor the end of its event', async () => {
  const { commands, document, invalid } = await scene();
  const odd = document('giftItems', 'odd');
  expect(await commands.editPerson('ada', { name: 'Eda' }).confirmed).toBeUndefined();
  await settle();
  expect(await commands.deleteEvent('party').confirmed).toBeUndefined();
  expect(document('giftItems', 'odd')).toEqual(odd);
  expect(document('giftItems', 'link')).toMatchObject({ personName: 'Eda', eventId: '', url: '' });
  expect(invalid(['people', 'ada'], ['giftItems', 'link'])).toEqual([]);
});

test('F7 undo puts back the nearest valid document', async () => {
  const { commands, document, invalid } = await scene();
  const deleted = commands.deletePerson('ada');
  await deleted.confirmed;
  await settle();
  expect(invalid(['events', 'party'])).toEqual([]);
  expect(await deleted.undo().confirmed).toBeUndefined();
  expect(document('giftItems', 'odd')).toMatchObject({ status: 'idea', eventId: '' });
  expect(document('giftItems', 'link')).toMatchObject({ status: 'purchased', eventId: 'party' });
  expect(document('events', 'party')).toMatchObject({ people: ['ada', 'bob'] });
  expect(invalid(['people', 'ada'], ['giftItems', 'odd'], ['giftItems', 'link'])).toEqual([]);
});

test('B4 neither an invalid event nor a person with an odd id stops the daily sync', async () => {
  const { backend, uid, clock, document, invalid } = await scene();
  const put = (collection: 'people' | 'events', id: string, fields: object) =>
    backend.put(uid, { collection, id }, { ...fields });
  put('people', 'cy', { name: 'Cy', birthday: '1990-12-10' });
  put('people', 'odd id', { name: 'Odd', birthday: '1990-12-10' });
  const type = 'birthday';
  put('events', 'birthday-cy-2026', { title: 'Old', people: ['cy'], date: '2026-12-09', type });
  await clock.advance({ hours: 24 });
  expect(document('events', 'birthday-cy-2026')).toMatchObject({ date: '2026-12-10' });
  expect(invalid(['events', 'birthday-cy-2026'])).toEqual([]);
  expect(document('events', 'birthday-odd id-2026')).toBeUndefined();
});
