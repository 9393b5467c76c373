import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReporter, type Problem } from '../errors/reporter.ts';
import { collectionNames } from '../model/collections.ts';
import { emptyGiftItem } from '../model/gift-item.ts';
import { readRecord } from './read-record.ts';

function reading() {
  const problems: Problem[] = [];
  return { problems, report: createReporter((problem) => problems.push(problem)) };
}

const gift = {
  ...emptyGiftItem,
  ...{ notedBy: '', takenBy: '', revealed: false },
  id: 'g',
  name: 'Book',
  personId: 'ada',
  personName: 'Ada',
  status: 'purchased',
  eventId: 'party',
  url: 'https://example.com/',
  estimatedCost: 1000,
  purchasedCost: 900,
  createdAt: 5,
  updatedAt: 6,
};

test('F1 a document that fits is read as it is', () => {
  const { problems, report } = reading();
  expect(readRecord('giftItems', { id: 'g', fields: gift, pending: true }, report)).toEqual({
    ...gift,
    pending: true,
  });
  expect(problems).toEqual([]);
});

test('X3 an unknown gift status is warned about once and shown as it is', () => {
  const { problems, report } = reading();
  const odd = { id: 'g', fields: { ...gift, status: 'wrapped' }, pending: false };
  expect(readRecord('giftItems', odd, report).status).toBe('wrapped');
  readRecord('giftItems', odd, report);
  expect(problems).toMatchObject([{ level: 'warning', facts: { id: 'g', fields: 'status' } }]);
});

test('a link that is not http or https never becomes a link', () => {
  const { report } = reading();
  const fields = { ...gift, url: 'javascript:alert(1)' };
  const record = readRecord('giftItems', { id: 'g', fields, pending: false }, report);
  expect(record).toMatchObject({ url: '', name: 'Book', purchasedCost: 900 });
});

test('a document that does not fit shows what fits, and what is reported contains no texts of the user', () => {
  const { problems, report } = reading();
  const fields = { title: 'Secret party', people: ['ada', 7, 'ada'], date: 'soon', budget: '12' };
  expect(readRecord('events', { id: 'e', fields, pending: false }, report)).toEqual({
    id: 'e',
    title: 'Secret party',
    people: ['ada'],
    date: '',
    type: '',
    recurring: false,
    budget: null,
    notes: '',
    remindDays: null,
    createdAt: 0,
    updatedAt: 0,
    pending: false,
    invalid: true,
  });
  expect(JSON.stringify(problems)).not.toContain('Secret');
});

const lists = ['people', 'alsoFor'];

test('no document whatever breaks reading, and every field has its type', () => {
  const field = fc.constantFrom(
    ...Object.keys(gift),
    'title',
    'people',
    'date',
    'birthday',
    'budget',
    'remindDays',
    'likes',
    'yearlyBudget',
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...collectionNames),
      fc.dictionary(field, fc.anything()),
      (collection, fields) => {
        const { report } = reading();
        const record = readRecord(collection, { id: 'x', fields, pending: false }, report);
        expect(record.id).toBe('x');
        for (const [name, value] of Object.entries(record)) {
          if (name === 'unknownFields') continue;
          // A list, or null for the user's own.
          if (name === 'remindDays' && Array.isArray(value)) continue;
          if (lists.includes(name)) expect(Array.isArray(value)).toBe(true);
          else expect(['string', 'number', 'boolean', 'object']).toContain(typeof value);
          if (typeof value === 'object' && !lists.includes(name)) expect(value).toBeNull();
        }
      },
    ),
  );
});
