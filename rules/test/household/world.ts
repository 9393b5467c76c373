/**
 * Values of a document. `$now` is the moment of the request; `$past`, `$recent` (less than seven days ago, by an hour)
 * and `$stale` (more, by an hour) are before.
 */
export type Fields = Readonly<Record<string, unknown>>;
/** Documents by their paths. */
export type World = Readonly<Record<string, Fields>>;

/** An owner, an editor, a member with hidden gifts, a removed member, a stranger, and nobody. */
export const ACTORS = ['olga', 'emil', 'mia', 'ron', 'sam', 'nobody'] as const;
export type Actor = (typeof ACTORS)[number];

/** A valid document of each kind; its id is the last part of its path. */
const KINDS: Readonly<Record<string, Fields>> = {
  settings: { theme: 'light' },
  people: { name: 'Somebody', birthday: '', nickname: '', notes: '', relationship: '' },
  events: {
    ...{ title: 'Christmas', people: ['paul'], date: '2026-12-24', type: 'holiday' },
    ...{ recurring: true, budget: null, notes: '' },
  },
  giftItems: {
    ...{ name: 'Kite', personId: 'paul', personName: 'Paul', status: 'idea', eventId: '', url: '' },
    ...{ estimatedCost: 2000, purchasedCost: 0 },
  },
  photos: { version: 'v1', type: 'image/webp', bytes: new Uint8Array([1, 2, 3]) },
  invites: { from: 'Olga', createdAt: '$recent', updatedAt: '$recent' },
  memberships: { name: 'Olga' },
};

const member = (name: string): Fields => ({
  ...{ name, joinedAt: '$past', invite: `used-by-${name}-0123456789` },
});
const planner = 'users/olga';
/** Seen by those whom the circle names. */
const circles: World = {
  'circles/emil~olga/giftItems/kite': { personId: 'p-mia' },
  'circles/emil~olga/photos/kite': {},
  'circles/olga/giftItems/ring': { personId: 'p-mia' },
  'circles/olga~ron/giftItems/old': { personId: 'p-mia', notedBy: 'ron' },
  'circles/olga~ron/photos/old': {},
  'circles/emil~mia/giftItems/clock': { personId: 'p-olga', notedBy: 'mia' },
  'circles/mia/giftItems/own': { personId: 'p-olga', notedBy: 'mia' },
  'circles/emil~mia/giftItems/late': { personId: 'p-mia', notedBy: 'emil' },
  'readers/olga/circles/emil~olga': {},
  'readers/emil/circles/emil~olga': {},
  'readers/olga/circles/olga': {},
  'readers/emil/circles/emil~mia': {},
  'readers/mia/circles/emil~mia': {},
  'readers/mia/circles/mia': {},
};
/** A circle names its readers; `readers/{uid}` is that one's own. */
const isSeenBy = (uid: string, path: string): boolean => {
  const [root, names = ''] = path.split('/');
  return root === 'readers' ? names === uid : names.split('~').includes(uid);
};

const shared: World = {
  'people/paul': {},
  'people/p-emil': {},
  'people/p-guest': {},
  'people/p-mia': { member: 'mia' },
  'people/p-olga': { member: 'olga' },
  'people/p-old': { member: 'emil' },
  'events/xmas': {},
  'giftItems/open': {},
  'giftItems/mias': { notedBy: 'mia' },
  'giftItems/wish': { personId: 'p-mia', notedBy: 'mia' },
  'giftItems/shown': { personId: 'p-mia', notedBy: 'emil', revealed: true },
  'giftItems/taken': { notedBy: 'emil', takenBy: 'emil' },
  'giftItems/left': { takenBy: 'ron' },
  'giftItems/owned': { takenBy: 'olga' },
  'giftItems/young': { notedBy: 'mia', createdAt: '$recent' },
  'giftItems/planned': { personId: 'p-mia', notedBy: 'mia', plannedEventId: 'xmas' },
  'photos/open': {},
  'household/members': {
    members: { emil: member('Emil'), mia: member('Mia') },
    links: { mia: 'p-mia', olga: 'p-olga' },
  },
  'invites/fresh-0123456789abcdef': {},
  'invites/stale-0123456789abcdef': { createdAt: '$stale', updatedAt: '$stale' },
  'invites/guest-0123456789abcdef': { personId: 'p-guest' },
};

const below = (root: string, world: World): World =>
  Object.fromEntries(Object.entries(world).map(([path, fields]) => [`${root}/${path}`, fields]));

/** What is in the database. @param hiddenFrom leaves out what is hidden from them */
export function worldOf(hiddenFrom?: Actor): World {
  const seen = Object.entries(circles).filter(
    ([path]) => !hiddenFrom || isSeenBy(hiddenFrom, path),
  );
  const membersOf = (...names: readonly string[]): Fields =>
    Object.fromEntries(names.map((name) => [name, member(name)]));
  const five = ['emil', 'mia', 'ron', 'sam', 'walt'];
  const sparse: World = {
    'users/olga': {},
    'users/sam': {},
    'users/mia/memberships/olga': {},
    'users/ron/memberships/olga': {},
    ...below('users/sam', {
      'people/paul': {},
      'giftItems/open': {},
      'invites/sams-0123456789abcdefg': {},
    }),
    'users/sam/people/ex': { member: 'ron' },
    'users/mia/household/members': { members: {} },
    ...below('users/otto', {
      'household/members': { members: membersOf('amy', 'ben', 'cat', 'dan') },
      'invites/full-0123456789abcdefg': {},
    }),
    ...below('users/vera', {
      'household/members': { members: membersOf('amy', 'ben', 'cat'), links: { ron: 'p-ron' } },
      'people/p-ron': { member: 'ron' },
      'invites/again-0123456789abcdef': {},
    }),
    ...below('users/walt', {
      'household/members': {
        members: membersOf('emil', 'mia', 'ron', 'sam'),
        links: Object.fromEntries(five.map((name) => [name, `p-${name}`])),
      },
    }),
    ...below(planner, { ...shared, ...Object.fromEntries(seen) }),
  };
  return Object.fromEntries(
    Object.entries(sparse).map(([path, fields]) => [path, wholeDocument(path, fields)]),
  );
}

/** The collection of a path; the settings are the user's own document. */
const kindOf = (path: string): string => path.split('/').at(-2)?.replace('users', 'settings') ?? '';

/** Whether a document of this path says when it was created and changed. */
export const isTimed = (path: string): boolean => kindOf(path) in KINDS;

/** The document with all that its kind needs. */
export function wholeDocument(path: string, fields: Fields): Fields {
  const id = path.split('/').at(-1);
  if (isTimed(path)) {
    return { id, createdAt: '$past', updatedAt: '$past', ...KINDS[kindOf(path)], ...fields };
  }
  return kindOf(path) === 'circles' ? { id, ...fields } : fields;
}
