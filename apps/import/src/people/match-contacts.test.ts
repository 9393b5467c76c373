import { describe, expect, test } from 'vitest';
import { buildPerson } from '@evergift/data/testing';
import type { Contact } from '../read/contact.ts';
import { matchContacts, missingFields } from './match-contacts.ts';

const today = '2026-11-20';
const contact = (name: string, birthday = '', more: Partial<Contact> = {}): Contact => ({
  ...{ line: 1, name, birthday, nickname: '', notes: '', relationship: '', remarks: [] },
  ...more,
});

describe('I1 new, already there, or asked', () => {
  const match = (contact: Contact, ...known: [name: string, birthday: string][]) => {
    const people = known.map(([name, birthday], index) =>
      buildPerson({ id: `p${index}`, name, birthday }),
    );
    const [candidate] = matchContacts([contact], people, today);
    return `${candidate?.match} ${candidate?.person?.id ?? '-'}`;
  };

  test.each([
    ['nobody of this name', contact('Ada'), [['Ben', '']], 'new -'],
    ['same name and birthday', contact('Ada', '1990-12-10'), [['Ada', '1990-12-10']], 'there p0'],
    ['same name, neither with a birthday', contact('Ada'), [['Ada', '']], 'there p0'],
    ['another way of writing it', contact(' ADA  Doe'), [['Ada Doe', '']], 'there p0'],
    ['letters put together', contact('Zoe\u0308'), [['Zo\u00eb', '']], 'there p0'],
    ['accents are part of a name', contact('Zoe'), [['Zoë', '']], 'new -'],
    [
      'a birthday that is known with its year',
      contact('Ada', '1604-12-10'),
      [['Ada', '1990-12-10']],
      'there p0',
    ],
    [
      'another day, without its year',
      contact('Ada', '1604-12-11'),
      [['Ada', '1990-12-10']],
      'asked p0',
    ],
    [
      'a year that is not known yet',
      contact('Ada', '1990-12-10'),
      [['Ada', '1604-12-10']],
      'asked p0',
    ],
    ['another birthday', contact('Ada', '1990-12-11'), [['Ada', '1990-12-10']], 'asked p0'],
    ['a birthday for somebody without', contact('Ada', '1990-12-10'), [['Ada', '']], 'asked p0'],
    ['no birthday for somebody with one', contact('Ada'), [['Ada', '1990-12-10']], 'asked p0'],
    [
      'the right one of two',
      contact('Ada', '1990-12-10'),
      [
        ['Ada', ''],
        ['Ada', '1990-12-10'],
      ],
      'there p1',
    ],
  ] as [string, Contact, [string, string][], string][])('%s', (_, imported, known, verdict) => {
    expect(match(imported, ...known)).toBe(verdict);
  });

  test('contacts of one file are compared with each other', () => {
    const contacts = [contact('Ada', '1990-12-10'), contact('ada', '1990-12-10'), contact('Ada')];
    const verdicts = matchContacts(contacts, [], today).map(({ match, person }) => [match, person]);
    expect(verdicts).toEqual([
      ['new', undefined],
      ['there', undefined],
      ['asked', undefined],
    ]);
  });

  test('M4 a birthday in the future is left out and said', () => {
    const [candidate] = matchContacts([contact('Ada', '2026-11-21')], [], today);
    expect(candidate?.contact).toMatchObject({
      birthday: '',
      remarks: ['The birthday Nov 21, 2026 lies in the future and is left out.'],
    });
    expect(matchContacts([contact('Ben', today)], [], today)[0]?.contact.birthday).toBe(today);
  });
});

test('I1 what a contact adds to somebody never takes the place of what is there', () => {
  const imported = contact('Ada', '1990-12-10', { nickname: 'Countess', notes: 'Likes engines' });
  const ada = buildPerson({ id: 'ada', name: 'Ada', notes: 'Likes tea' });
  expect(missingFields(ada, imported)).toEqual({ birthday: '1990-12-10', nickname: 'Countess' });
  expect(missingFields({ ...ada, birthday: '1604-12-10', nickname: 'A' }, imported)).toEqual({
    birthday: '1990-12-10',
  });
  expect(missingFields({ ...ada, birthday: '1985-12-10', nickname: 'A' }, imported)).toEqual({});
  expect(missingFields({ ...ada, birthday: '1604-12-11', nickname: 'A' }, imported)).toEqual({});
  const friend = contact('Ada', '', { notes: 'Likes engines', relationship: 'friend' });
  expect(missingFields({ ...ada, notes: '' }, friend)).toEqual({
    notes: 'Likes engines',
    relationship: 'friend',
  });
  expect(missingFields({ ...ada, relationship: 'aunt' }, friend)).toEqual({});
  expect(missingFields({ ...ada, notes: '' }, contact('Ada'))).toEqual({});
});
