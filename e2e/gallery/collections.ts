import { demoDocuments } from '../../tools/serve/src/demo/documents.ts';
import { inDays } from '../fixtures/calendar.ts';
import { manyDocuments } from '../fixtures/many.ts';

/** Pages of one account: their paths, and the heading each of them shows. */
export interface Collection {
  name: string;
  /** Documents by their path below the user's; absent for a page before anything is stored. */
  documents: Record<string, object>;
  pages: readonly { path: string; heading: string | RegExp; open?: string }[];
}

const lists = [
  { path: '/dashboard', heading: 'Dashboard' },
  { path: '/people', heading: 'People' },
  { path: '/events', heading: 'Events' },
  { path: '/giftItems', heading: 'Gift Items' },
] as const;

const person = (id: string, name: string, fields: object = {}) => ({
  [`people/${id}`]: {
    id,
    name,
    birthday: '',
    nickname: '',
    notes: '',
    relationship: '',
    ...fields,
  },
});
const event = (id: string, title: string, people: readonly string[], fields: object = {}) => ({
  [`events/${id}`]: {
    id,
    title,
    people,
    date: inDays(12),
    type: '',
    recurring: false,
    budget: null,
    notes: '',
    ...fields,
  },
});
const gift = (id: string, name: string, to: [string, string], fields: object = {}) => ({
  [`giftItems/${id}`]: {
    id,
    name,
    personId: to[0],
    personName: to[1],
    status: 'idea',
    eventId: '',
    url: '',
    estimatedCost: 0,
    purchasedCost: 0,
    ...fields,
  },
});

const endless = 'W'.repeat(200);
const long =
  'Maximiliane Theodora Friederike von Hohenstein-Württemberg zu Lichtenfels, who everybody calls Maxi since she was three';
const arabic = 'عبد الرحمن بن محمد الخطيب';
const hebrew = 'נעמה בן־דוד';
const family = '👩‍👩‍👧‍👦 The Okonkwo-Bergströms 🏳️‍🌈🎂';

const crowd = Object.assign(
  {},
  ...Array.from({ length: 36 }, (_, index) => person(`guest${index}`, `Guest ${index + 1}`)),
) as Record<string, object>;
const everybody = Array.from({ length: 36 }, (_, index) => `guest${index}`);

/** What makes layouts break: names without an end, from right to left, of emoji; nothing and all. */
const difficult: Record<string, object> = {
  ...person('arabic', arabic, { relationship: 'صديق', birthday: `1984-${inDays(3).slice(5)}` }),
  ...person('endless', endless, { nickname: endless, relationship: endless.slice(0, 60) }),
  ...person('family', family, { relationship: '👨‍👩‍👧' }),
  ...person('hebrew', hebrew, { birthday: `1990-${inDays(0).slice(5)}` }),
  ...person('long', long, { relationship: 'great-great-aunt by marriage', notes: endless }),
  ...crowd,
  ...event('crowd', long, ['arabic', 'endless', 'family', 'hebrew', ...everybody], {
    budget: 100_000_000,
    date: inDays(20),
    notes: arabic,
  }),
  ...event('zero', family, ['family'], { budget: 0, date: inDays(1) }),
  ...event('rtl', arabic, ['arabic'], { date: inDays(40), type: 'عيد' }),
  ...gift('a', endless, ['endless', endless], { estimatedCost: 99_999_999 }),
  ...gift('b', arabic, ['arabic', arabic], { status: 'purchased', eventId: 'rtl' }),
  ...gift('c', '🎁'.repeat(30), ['family', family], {
    status: 'purchased',
    eventId: 'zero',
    purchasedCost: 1,
  }),
  ...gift('d', long, ['hebrew', hebrew], {
    status: 'purchased',
    eventId: 'crowd',
    purchasedCost: 99_999_999,
    url: 'https://example.com/gift',
  }),
};

/** The accounts that are photographed. */
export const collections: readonly Collection[] = [
  {
    name: 'few',
    documents: Object.fromEntries(
      demoDocuments(new Date()).map(({ path, fields }) => [path, fields]),
    ),
    pages: [
      ...lists,
      { path: '/people/noor', heading: /Noor Haddad/ },
      { path: '/events/christmas', heading: /Christmas/ },
      { path: '/profile', heading: 'Profile' },
      { path: '/about', heading: /About/ },
      { path: '/dashboard', heading: 'Dashboard', open: 'Add Gift' },
      { path: '/dashboard', heading: 'Dashboard', open: 'Create Event' },
      { path: '/dashboard', heading: 'Dashboard', open: 'Search' },
    ],
  },
  {
    name: 'empty',
    documents: person('rosa', 'Rosa'),
    pages: [
      ...lists,
      { path: '/people/rosa', heading: 'Rosa' },
      { path: '/people/nobody', heading: 'Person not found' },
    ],
  },
  {
    name: 'many',
    documents: manyDocuments({ people: 120, events: 80, gifts: 240 }),
    pages: [
      ...lists,
      { path: '/people/p0', heading: /Ada 0000/ },
      { path: '/events/e30', heading: /Party 0030/ },
    ],
  },
  {
    name: 'difficult',
    documents: difficult,
    pages: [
      ...lists,
      { path: '/people/endless', heading: /W{200}/ },
      { path: '/people/arabic', heading: new RegExp(arabic) },
      { path: '/events/crowd', heading: /Maximiliane/ },
      { path: '/events/crowd', heading: /Maximiliane/, open: 'Edit' },
    ],
  },
];
