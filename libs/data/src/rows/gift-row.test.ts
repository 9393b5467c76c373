import { expect, test } from 'vitest';
import type { GiftEvent } from '../model/gift-event.ts';
import { buildEvent, buildGift, buildPerson } from '../testing/builders.ts';
import { giftRow } from './gift-row.ts';

const mum = buildPerson({ id: 'mum', name: 'Rosa Lindqvist', nickname: 'Mum' });

const rowFor = (event: GiftEvent, personId = 'mum') =>
  giftRow(buildGift({ id: 'tea', personId, personName: 'Rosa Lindqvist', eventId: event.id }), {
    person: (id) => (id === 'mum' ? mum : undefined),
    event: (id) => (id === event.id ? event : undefined),
  });
const labelOf = (event: GiftEvent, personId?: string) => rowFor(event, personId).event?.label;

const birthday = buildEvent({
  id: 'birthday-mum-2026',
  title: "Rosa Lindqvist's Birthday",
  type: 'birthday',
  date: '2026-12-05',
});

test('the birthday of the one who gets the gift is named by its year alone', () => {
  expect(labelOf(birthday)).toBe('Birthday 2026');
  expect(labelOf(birthday, 'dad')).toBe("Rosa Lindqvist's Birthday 2026");
});

test('what comes back every year is named with its year, once', () => {
  const yearly = { id: 'christmas', title: 'Christmas', date: '2026-12-24', recurring: true };
  expect(labelOf(buildEvent(yearly))).toBe('Christmas 2026');
  expect(labelOf(buildEvent({ ...yearly, title: 'Christmas 2026' }))).toBe('Christmas 2026');
  expect(labelOf(buildEvent({ ...yearly, recurring: false }))).toBe('Christmas');
});

test('a person has one name: the nickname; a search finds the other one too', () => {
  expect(rowFor(birthday)).toMatchObject({ personLabel: 'Mum', personName: 'Rosa Lindqvist' });
  expect(rowFor(birthday, 'gone')).toMatchObject({ personLabel: 'Rosa Lindqvist' });
});
