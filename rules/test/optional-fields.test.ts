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
  SETTINGS,
  stored,
  text,
  update,
  whole,
  yes,
} from './documents-fixture.ts';

type Limit = [path: string, valid: Fields, field: string, inside: Value[], outside: Value[]];

const GIFT_PATH = '/users/u1/giftItems/g1';
const IDEA: Fields = { ...GIFT, status: text('idea'), eventId: text('') };
const REMINDERS: [inside: Value[], outside: Value[]] = [
  [list(), list(whole(0)), list(whole(365)), list(...[21, 14, 7, 3, 1].map(whole))],
  [
    list(whole(366)),
    list(whole(-1)),
    list(whole(1), whole(1)),
    list(...[6, 5, 4, 3, 2, 1].map(whole)),
    list({ doubleValue: 1 }),
    list(text('1')),
    list(whole(1), whole(366)),
    list(whole(1), whole(2), whole(366)),
    list(whole(1), whole(2), whole(3), whole(366)),
    list(whole(1), whole(2), whole(3), whole(4), nothing),
    whole(1),
  ],
];

const ids = (count: number): Value =>
  list(...Array.from({ length: count }, (_, index) => text(`${'p'.repeat(125)}${index}`)));

/** Each field that a document may lack, with values just inside and just outside its limits. */
const OPTIONAL: Limit[] = [
  ...(['likes', 'sizes', 'avoids'] as const).map((field): Limit => [
    '/users/u1/people/p1',
    PERSON,
    field,
    [text(''), text('x'.repeat(1000))],
    [text('x'.repeat(1001)), nothing, whole(1), list()],
  ]),
  [
    '/users/u1/people/p1',
    PERSON,
    'yearlyBudget',
    [nothing, whole(0), whole(10_000_000_000_000)],
    [whole(-1), whole(10_000_000_000_001), { doubleValue: 1 }, text('')],
  ],
  ['/users/u1/events/e1', EVENT, 'remindDays', [...REMINDERS[0], nothing], REMINDERS[1]],
  ['/users/u1', SETTINGS, 'remindDays', REMINDERS[0], [...REMINDERS[1], nothing]],
  [
    '/users/u1',
    SETTINGS,
    'timeZone',
    ['', 'Europe/Berlin', 'America/Argentina/ComodRivadavia', 'Etc/GMT+5', 'x'.repeat(64)].map(
      text,
    ),
    [text('x'.repeat(65)), text('Europe Berlin'), text('Zürich'), text('a\n'), nothing, whole(1)],
  ],
  [
    '/users/u1',
    SETTINGS,
    'currency',
    ['', 'EUR', 'JPY'].map(text),
    [text('eur'), text('EURO'), text('E1R'), text('EUR\n'), nothing, whole(978)],
  ],
  [
    '/users/u1',
    SETTINGS,
    'region',
    ['', 'DE', 'JP'].map(text),
    [text('de'), text('DEU'), text('de-DE'), nothing, whole(49)],
  ],
  [
    '/users/u1',
    SETTINGS,
    'language',
    ['', 'de', 'ar'].map(text),
    [text('DE'), text('deu'), text('de-DE'), nothing, whole(49)],
  ],
  [
    '/users/u1',
    SETTINGS,
    'digest',
    ['off', 'daily', 'weekly'].map(text),
    [text(''), text('hourly'), nothing, yes],
  ],
  ['/users/u1', SETTINGS, 'sharing', [yes], [nothing, text('yes'), whole(1)]],
  [
    GIFT_PATH,
    IDEA,
    'plannedEventId',
    ['', 'e1', LONG_ID].map(text),
    [text('a b'), text(`${LONG_ID}a`), nothing, whole(1)],
  ],
  [
    GIFT_PATH,
    GIFT,
    'alsoFor',
    [list(), list(text('p2')), ids(20)],
    [
      ids(21),
      list(text('p1')),
      list(text('p2'), text('p2')),
      list(text('p2'), text('p1')),
      list(text('')),
      list(whole(5)),
      text('p2'),
      nothing,
    ],
  ],
  [
    GIFT_PATH,
    GIFT,
    'stage',
    ['', 'ordered', 'arrived', 'wrapped', 'given'].map(text),
    [text('bought'), text('Given'), nothing, whole(1)],
  ],
  [
    GIFT_PATH,
    GIFT,
    'purchasedOn',
    ['', '2026-02-28', '2028-02-29'].map(text),
    [text('2026-02-29'), text('28.2.2026'), nothing, whole(1)],
  ],
  [
    GIFT_PATH,
    GIFT,
    'photoVersion',
    ['', 'v1', LONG_ID].map(text),
    [text('a b'), text(`${LONG_ID}a`), nothing, whole(1)],
  ],
  [GIFT_PATH, GIFT, 'takenBy', ['', 'u1'].map(text), [text('u2'), text('a b'), nothing, whole(1)]],
  [GIFT_PATH, GIFT, 'notes', [text('x'.repeat(5000))], [text('x'.repeat(5001)), nothing, list()]],
];

test.each(OPTIONAL)(
  'V1 %s may have an optional field within its limits, new and changed: %# $2',
  (path, valid, field, inside, outside) => {
    const before = stored(valid);
    for (const value of inside) {
      const fields = { ...valid, [field]: value };
      for (const { verdict, reason } of [
        create(path, fields),
        update(path, before, changed(fields)),
        update(path, stored(fields), changed(fields)),
        update(path, stored(fields), changed(valid)),
      ]) {
        expect(verdict, `${JSON.stringify(value)} ${reason}`).toBe('ALLOW');
      }
    }
    for (const value of outside) {
      const fields = { ...valid, [field]: value };
      expect(create(path, fields).verdict, JSON.stringify(value)).toBe('DENY');
      expect(update(path, before, changed(fields)).verdict, JSON.stringify(value)).toBe('DENY');
    }
  },
);

test('V1 O1 only an idea is planned, O5 Y1 only a purchase has a stage and a day', () => {
  const plan = { plannedEventId: text('e1') };
  const stage = { stage: text('wrapped') };
  const day = { purchasedOn: text('2026-12-01') };
  const writes = (fields: Fields, before: Fields): string[] => [
    create(GIFT_PATH, fields).verdict,
    update(GIFT_PATH, stored(before), changed(fields)).verdict,
  ];
  expect(writes({ ...IDEA, ...plan }, IDEA)).toEqual(['ALLOW', 'ALLOW']);
  expect(writes({ ...GIFT, ...plan }, GIFT)).toEqual(['DENY', 'DENY']);
  expect(writes({ ...GIFT, ...stage }, GIFT)).toEqual(['ALLOW', 'ALLOW']);
  expect(writes({ ...IDEA, ...stage }, IDEA)).toEqual(['DENY', 'DENY']);
  expect(writes({ ...GIFT, ...day }, GIFT)).toEqual(['ALLOW', 'ALLOW']);
  expect(writes({ ...IDEA, ...day }, IDEA)).toEqual(['DENY', 'DENY']);
});

test('V3 a release that does not know a field may change what goes with it, and leaves it', () => {
  const plan = { plannedEventId: text('e1') };
  const stage = { stage: text('wrapped') };
  const shared = { alsoFor: list(text('p2'), text('p3')) };
  const verdict = (before: Fields, after: Fields): string =>
    update(GIFT_PATH, stored(before), changed(after)).verdict;
  expect(verdict({ ...IDEA, ...plan }, { ...GIFT, ...plan })).toBe('ALLOW');
  expect(verdict({ ...IDEA, ...plan }, { ...GIFT, plannedEventId: text('e2') })).toBe('DENY');
  expect(verdict({ ...GIFT, ...stage }, { ...IDEA, ...stage })).toBe('ALLOW');
  expect(verdict({ ...GIFT, ...stage }, { ...IDEA, stage: text('given') })).toBe('DENY');
  const forAnother = { ...GIFT, personId: text('p2') };
  expect(verdict({ ...GIFT, ...shared }, { ...forAnother, ...shared })).toBe('ALLOW');
  expect(verdict({ ...GIFT, ...shared }, { ...forAnother, alsoFor: list(text('p2')) })).toBe(
    'DENY',
  );
});
