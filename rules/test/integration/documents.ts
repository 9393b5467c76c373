import { Bytes, serverTimestamp, Timestamp, type DocumentData } from 'firebase/firestore';
import { GIFT_KIND } from './gift-kind.ts';
import { PHOTO_KIND } from './photo-kind.ts';
import { largestAmount, longId, many, text } from './values.ts';

/** A kind of document that the app stores: where, a valid one, and what it must not contain. */
export interface Kind {
  name: string;
  /** Of the user `ada`. */
  path: string;
  valid: DocumentData;
  /** A change that the app makes to one field. */
  change: DocumentData;
  /** At its limits, each allowed. */
  largest: DocumentData;
  /** One over each limit, each refused. */
  over: readonly (readonly [field: string, value: unknown])[];
  /** Fields that a document may lack, each with a value that goes with `valid`. */
  optional: DocumentData;
  /** Types that a field may have beside the one in `valid`. */
  alsoAllowed?: Readonly<Record<string, readonly unknown[]>>;
}

const EARLIER = Timestamp.fromMillis(1_767_323_045_678);

const overReminders = [
  ['remindDays', [366]],
  ['remindDays', [-1]],
  ['remindDays', [7, 7]],
  ['remindDays', ['7']],
  ['remindDays', [6, 5, 4, 3, 2, 1]],
] as const;

export const KINDS: readonly Kind[] = [
  {
    name: 'settings',
    path: 'users/ada',
    valid: { id: 'ada', theme: 'light' },
    change: { theme: 'dark' },
    largest: {
      theme: 'system',
      remindDays: [365, 100, 10, 1, 0],
      timeZone: text(64),
      digest: 'weekly',
      currency: 'EUR',
      region: 'DE',
      language: 'de',
    },
    over: [
      ['id', 'bob'],
      ['theme', 'blue'],
      ['theme', ''],
      ...overReminders,
      ['timeZone', text(65)],
      ['timeZone', 'Europe Berlin'],
      ['digest', 'hourly'],
      ['currency', 'euro'],
      ['region', 'DEU'],
      ['language', 'German'],
    ],
    optional: {
      remindDays: [7],
      timeZone: 'Europe/Berlin',
      digest: 'daily',
      currency: 'EUR',
      region: 'DE',
      language: 'de',
    },
    alsoAllowed: { remindDays: ['[]'] },
  },
  {
    name: 'people',
    path: 'users/ada/people/p1',
    valid: {
      id: 'p1',
      name: 'Grandma Björk',
      birthday: '1944-02-29',
      nickname: '',
      notes: 'Likes tea.\nAnd cake.',
      relationship: 'grandmother',
    },
    change: { name: 'Rosa' },
    largest: {
      name: text(200),
      nickname: text(100),
      relationship: text(100),
      notes: text(5000),
      likes: text(1000),
      sizes: text(1000),
      avoids: text(1000),
      yearlyBudget: largestAmount,
    },
    over: [
      ['id', 'p2'],
      ['name', ''],
      ['name', ' \n\u00a0'],
      ['name', text(201)],
      ['birthday', '2023-02-29'],
      ['birthday', '0000-01-01'],
      ['nickname', text(101)],
      ['notes', text(5001)],
      ['relationship', text(101)],
      ['likes', text(1001)],
      ['sizes', text(1001)],
      ['avoids', text(1001)],
      ['yearlyBudget', largestAmount + 1],
      ['yearlyBudget', -1],
      ['member', 'bob'],
    ],
    optional: { likes: 'tea', sizes: 'M', avoids: 'nuts', yearlyBudget: 20_000, member: '' },
    alsoAllowed: { yearlyBudget: ['null', '5'] },
  },
  {
    name: 'events',
    path: 'users/ada/events/e1',
    valid: {
      id: 'e1',
      title: 'Christmas',
      people: ['p1', 'p-2_Z'],
      date: '2026-12-24',
      type: 'holiday',
      recurring: true,
      budget: 12_500,
      notes: '',
    },
    change: { budget: null },
    largest: {
      title: text(200),
      people: many(100),
      type: text(50),
      budget: largestAmount,
      notes: text(5000),
      remindDays: [365, 100, 10, 1, 0],
    },
    over: [
      ['id', 'e2'],
      ['title', '   '],
      ['title', text(201)],
      ['people', many(101)],
      ['people', ['p1', 'p1']],
      ['people', ['p1', 5]],
      ['people', [`${longId}i`]],
      ['people', ['p1/../p2']],
      ['date', '2026-06-31'],
      ['date', ''],
      ['type', text(51)],
      ['budget', largestAmount + 1],
      ['budget', -1],
      ['notes', text(5001)],
      ...overReminders,
    ],
    optional: { remindDays: [7] },
    alsoAllowed: { people: ['[]'], budget: ['null', '5'], remindDays: ['[]', 'null'] },
  },
  GIFT_KIND,
  PHOTO_KIND,
];

/** As it is created: stamped by the server. */
export const created = (fields: DocumentData): DocumentData => ({
  ...fields,
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
});
/** As it lies in the database. */
export const stored = (fields: DocumentData): DocumentData => ({
  ...fields,
  createdAt: EARLIER,
  updatedAt: EARLIER,
});
/** As it is written over what lies there. */
export const updated = (fields: DocumentData): DocumentData => ({
  ...fields,
  createdAt: EARLIER,
  updatedAt: serverTimestamp(),
});

/** One change that makes a valid document invalid. */
export interface Mutation {
  says: string;
  field: string;
  apply: (valid: DocumentData) => DocumentData;
}

const otherTypes: Readonly<Record<string, unknown>> = {
  null: null,
  '5': 5,
  '1.5': 1.5,
  '[]': [],
  map: { inner: '' },
  time: Timestamp.fromMillis(0),
  bytes: Bytes.fromUint8Array(new Uint8Array(3)),
};

const without = (field: string) => (valid: DocumentData) => {
  const { [field]: _removed, ...rest } = valid;
  return rest;
};

/** Every field left out, of each other type, and over each of its limits; and fields too many. */
export function mutationsOf({ valid, optional, over, alsoAllowed = {} }: Kind): Mutation[] {
  const set = (says: string, field: string, value: unknown): Mutation => ({
    says: `${field} ${says}`,
    field,
    apply: (fields) => ({ ...fields, [field]: value }),
  });
  const fields = [...Object.keys(valid), 'createdAt', 'updatedAt'];
  return [
    ...fields.map((field) => ({ says: `${field} missing`, field, apply: without(field) })),
    ...[...fields, ...Object.keys(optional)].flatMap((field) =>
      Object.entries(otherTypes)
        .filter(([name]) => !alsoAllowed[field]?.includes(name))
        .map(([name, value]) => set(`is ${name}`, field, value)),
    ),
    ...over.map(([field, value]) => set(`is ${JSON.stringify(value).slice(0, 40)}`, field, value)),
    ...['extra', '__proto', 'owner', 'constructor'].map((field) => set('added', field, 'x')),
  ];
}
