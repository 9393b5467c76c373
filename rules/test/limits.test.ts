import { expect, test } from 'vitest';
import type { Fields, Value } from 'local-firebase/rules';
import {
  changed,
  create,
  EVENT,
  GIFT,
  list,
  LONG_ID,
  nothing,
  PERSON,
  RULES,
  SETTINGS,
  stored,
  text,
  update,
  whole,
} from './documents-fixture.ts';
import { documentAt, judge } from './judge.ts';

const ids = (count: number): Value =>
  list(...Array.from({ length: count }, (_, index) => text(`${'p'.repeat(125)}${index}`)));

/** Each field with values just inside and just outside its limits. */
const LIMITS: [path: string, valid: Fields, field: string, inside: Value[], outside: Value[]][] = [
  ['/users/u1', SETTINGS, 'theme', ['light', 'dark', 'system'].map(text), ['', 'Light'].map(text)],
  ['/users/u1', SETTINGS, 'id', [text('u1')], [text('u2'), text('')]],
  ...(['name', 'title'] as const).map((field): (typeof LIMITS)[number] => [
    field === 'name' ? '/users/u1/people/p1' : '/users/u1/events/e1',
    field === 'name' ? PERSON : EVENT,
    field,
    [text('x'), text(' x '), text('x'.repeat(200)), text('\n\n猫')],
    [text(''), text('   '), text('\u00a0\u2003'), text('x'.repeat(201))],
  ]),
  [
    '/users/u1/people/p1',
    PERSON,
    'birthday',
    [
      '',
      '0001-01-01',
      '2000-02-29',
      '2024-02-29',
      '1999-12-31',
      '2023-04-30',
      '2023-11-30',
      '2023-01-31',
    ].map(text),
    [
      '1900-02-29',
      '2023-02-29',
      '2023-02-30',
      '2023-04-31',
      '2023-13-01',
      '2023-00-10',
      '2023-01-00',
      '2023-1-1',
      '23-01-01',
      ' 2023-01-01',
      '2023-01-01T00:00:00Z',
      '2023-01-01\n',
      '0000-01-01',
      '0000-02-29',
    ].map(text),
  ],
  ['/users/u1/events/e1', EVENT, 'date', [text('2026-06-30')], [text(''), text('2026-06-31')]],
  ['/users/u1/people/p1', PERSON, 'nickname', [text('x'.repeat(100))], [text('x'.repeat(101))]],
  ['/users/u1/people/p1', PERSON, 'relationship', [text('')], [text('x'.repeat(101))]],
  ['/users/u1/people/p1', PERSON, 'notes', [text('x'.repeat(5000))], [text('x'.repeat(5001))]],
  ['/users/u1/events/e1', EVENT, 'notes', [text('x'.repeat(5000))], [text('x'.repeat(5001))]],
  ['/users/u1/events/e1', EVENT, 'type', [text(''), text('x'.repeat(50))], [text('x'.repeat(51))]],
  [
    '/users/u1/events/e1',
    EVENT,
    'budget',
    [nothing, whole(0), whole(10_000_000_000_000)],
    [whole(-1), whole(10_000_000_000_001), { doubleValue: 12 }, { doubleValue: 0.5 }, text('12')],
  ],
  [
    '/users/u1/events/e1',
    EVENT,
    'people',
    [list(), { arrayValue: {} }, list(text('p1')), list(text(LONG_ID)), ids(100)],
    [
      ids(101),
      list(text('p1'), text('p1')),
      list(text('')),
      list(text('a b')),
      list(text('p1'), whole(5)),
      list(text('p1,p2')),
      list(text(`${LONG_ID}a`)),
      list(nothing),
      text('p1'),
    ],
  ],
  [
    '/users/u1/giftItems/g1',
    GIFT,
    'url',
    ['', 'http://a', 'HTTPS://a.b/c?d=ü', `https://${'x'.repeat(1992)}`].map(text),
    [
      'javascript:alert(1)',
      'data:text/html,x',
      'example.com/x',
      'https://',
      'https:///x',
      'https://a b',
      ' https://a',
      'https://a\n',
      'ftp://a',
      `https://${'x'.repeat(1993)}`,
    ].map(text),
  ],
  [
    '/users/u1/giftItems/g1',
    GIFT,
    'eventId',
    ['', 'e1', LONG_ID].map(text),
    ['/', 'a b'].map(text),
  ],
  ['/users/u1/giftItems/g1', GIFT, 'personId', [text(LONG_ID)], ['', `${LONG_ID}a`, 'ä'].map(text)],
  ['/users/u1/giftItems/g1', GIFT, 'personName', [text('')], [text('x'.repeat(201))]],
  ['/users/u1/giftItems/g1', GIFT, 'status', [text('purchased')], ['idea', 'Idea', ''].map(text)],
  ...(['estimatedCost', 'purchasedCost'] as const).map((field): (typeof LIMITS)[number] => [
    '/users/u1/giftItems/g1',
    GIFT,
    field,
    [whole(0), whole(10_000_000_000_000)],
    [whole(-1), whole(10_000_000_000_001), { doubleValue: 1 }, nothing],
  ]),
];

test.each(LIMITS)('F1 F6 %s keeps its limits: %# $2', (path, valid, field, inside, outside) => {
  for (const value of inside) {
    const { verdict, reason } = create(path, { ...valid, [field]: value });
    expect(verdict, `${JSON.stringify(value)} ${reason}`).toBe('ALLOW');
  }
  for (const value of outside) {
    expect(create(path, { ...valid, [field]: value }).verdict, JSON.stringify(value)).toBe('DENY');
  }
});

test('F6 every date of a calendar is one, and nothing else is', () => {
  const two = (part: number) => String(part).padStart(2, '0');
  for (const year of [1900, 2000, 2023, 2024]) {
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        const date = new Date(Date.UTC(year, month - 1, day));
        const isDate = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        const written = `${year}-${two(month)}-${two(day)}`;
        const { verdict } = create('/users/u1/events/e1', { ...EVENT, date: text(written) });
        expect(verdict, written).toBe(isDate ? 'ALLOW' : 'DENY');
      }
    }
  }
});

test('M8 a gift without an event is an idea or purchased, and nothing else', () => {
  for (const status of ['', 'Idea', 'wrapped']) {
    const gift = { ...GIFT, status: text(status), eventId: text('') };
    expect(create('/users/u1/giftItems/g1', gift).verdict).toBe('DENY');
  }
});

test('M8 an idea belongs to no event', () => {
  const idea = { ...GIFT, status: text('idea') };
  expect(create('/users/u1/giftItems/g1', { ...idea, eventId: text('') }).verdict).toBe('ALLOW');
  expect(create('/users/u1/giftItems/g1', { ...idea, eventId: text('e1') }).verdict).toBe('DENY');
});

test("an id is the document's own and made of letters, digits, _ and -", () => {
  expect(create('/users/u1/people/p2', PERSON).verdict).toBe('DENY');
  for (const id of [LONG_ID, 'A-b_9']) {
    expect(create(`/users/u1/people/${id}`, { ...PERSON, id: text(id) }).verdict).toBe('ALLOW');
  }
  for (const id of [`${LONG_ID}a`, 'a b', 'ä', 'a.b']) {
    expect(create(`/users/u1/people/${id}`, { ...PERSON, id: text(id) }).verdict).toBe('DENY');
  }
});

test('a new gift is for a person who is there, or comes with the same batch', () => {
  const gift = { ...GIFT, personId: text('p9') };
  expect(create('/users/u1/giftItems/g1', gift).verdict).toBe('DENY');
  const after = documentAt('/users/u1/giftItems/g1', gift);
  const withPerson = judge(
    RULES,
    { method: 'create', name: after.name, resource: undefined, after },
    [documentAt('/users/u1/people/p9', PERSON)],
  );
  expect(withPerson.verdict).toBe('ALLOW');
  const ofAnother = judge(
    RULES,
    { method: 'create', name: after.name, resource: undefined, after },
    [documentAt('/users/u2/people/p9', PERSON)],
  );
  expect(ofAnother.verdict).toBe('DENY');
});

test('a gift whose person is gone can still be changed', () => {
  const gift = { ...GIFT, personId: text('p9') };
  expect(update('/users/u1/giftItems/g1', stored(gift), changed(gift)).verdict).toBe('ALLOW');
});
