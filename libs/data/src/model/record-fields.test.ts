import { describe, expect, test } from 'vitest';
import { buildEvent, buildGift, buildPerson } from '../testing/builders.ts';
import { emptyEvent, eventFieldsOf, eventLabels, eventSchema } from './gift-event.ts';
import { emptyGiftItem, giftItemFieldsOf, giftItemLabels, giftItemSchema } from './gift-item.ts';
import { emptyPerson, personFieldsOf, personLabels, personSchema } from './person.ts';

const records = [
  { kind: 'person', labels: personLabels, empty: emptyPerson },
  { kind: 'event', labels: eventLabels, empty: emptyEvent },
  { kind: 'gift', labels: giftItemLabels, empty: emptyGiftItem },
] as const;

describe('F1 everything about a field follows from its schema', () => {
  test.each(records)('every field of a $kind has a label and a default', ({ labels, empty }) => {
    for (const label of Object.values(labels)) expect(label).toMatch(/^[A-Z]/);
    for (const value of Object.values(empty)) expect(value).not.toBeUndefined();
  });

  test('what is left out is as in an empty form', () => {
    const date = '2026-12-24';
    expect(personSchema.parse({ name: 'Ada' })).toEqual({ ...emptyPerson, name: 'Ada' });
    expect(giftItemSchema.parse({ name: 'Tea' })).toEqual({ ...emptyGiftItem, name: 'Tea' });
    expect(eventSchema.parse({ title: 'Fair', date, people: ['ada'] })).toEqual({
      ...emptyEvent,
      ...{ title: 'Fair', date, people: ['ada'] },
    });
  });

  test("an edit form has a record's own fields and no others", () => {
    expect(personFieldsOf(buildPerson({ id: 'Ada' }))).toEqual({ ...emptyPerson, name: 'Ada' });
    expect(giftItemFieldsOf(buildGift({ id: 'Tea' }))).toEqual({ ...emptyGiftItem, name: 'Tea' });
    expect(eventFieldsOf(buildEvent({ id: 'Fair' }))).toEqual({
      ...emptyEvent,
      ...{ title: 'Fair', date: '2026-12-24' },
    });
  });
});
