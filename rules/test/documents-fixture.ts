import { readFileSync } from 'node:fs';
import type { Fields, RulesContext, RulesRequest, Value } from 'local-firebase/rules';
import { documentAt, judge, TIME, USER, type Outcome } from './judge.ts';

/** The rules of this repository. */
export const RULES = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8');
export const STRANGER: RulesContext['caller'] = { kind: 'user', uid: 'u2', token: { sub: 'u2' } };
export const NOBODY: RulesContext['caller'] = { kind: 'anonymous' };
export const EARLIER = '2026-01-02T03:04:05.678Z';

export const text = (stringValue: string): Value => ({ stringValue });
export const whole = (value: number): Value => ({ integerValue: String(value) });
export const list = (...values: Value[]): Value => ({ arrayValue: { values } });
export const time = (timestampValue: string): Value => ({ timestampValue });
export const nothing: Value = { nullValue: null };
export const yes: Value = { booleanValue: true };

export const STAMPS = { createdAt: time(TIME), updatedAt: time(TIME) };

export const SETTINGS: Fields = { id: text('u1'), theme: text('light'), ...STAMPS };
export const PERSON: Fields = {
  id: text('p1'),
  name: text('Grandma Björk'),
  birthday: text('1944-02-29'),
  nickname: text(''),
  notes: text('Likes tea.\nAnd cake.'),
  relationship: text('grandmother'),
  ...STAMPS,
};
export const EVENT: Fields = {
  id: text('e1'),
  title: text("Grandma's Birthday"),
  people: list(text('p1'), text('p-2_Z')),
  date: text('2026-12-24'),
  type: text('birthday'),
  recurring: yes,
  budget: whole(12_500),
  notes: text(''),
  ...STAMPS,
};
export const GIFT: Fields = {
  id: text('g1'),
  name: text('Tea pot'),
  personId: text('p1'),
  personName: text('Grandma Björk'),
  status: text('purchased'),
  eventId: text('e1'),
  url: text('https://shop.example/tea?pot=1#top'),
  estimatedCost: whole(0),
  purchasedCost: whole(3_499),
  ...STAMPS,
};

export interface Kind {
  name: string;
  path: string;
  valid: Fields;
}

export const KINDS: Kind[] = [
  { name: 'settings', path: '/users/u1', valid: SETTINGS },
  { name: 'person', path: '/users/u1/people/p1', valid: PERSON },
  { name: 'event', path: '/users/u1/events/e1', valid: EVENT },
  { name: 'gift', path: '/users/u1/giftItems/g1', valid: GIFT },
];

/** Ids at their longest. */
export const LONG_ID = 'a'.repeat(128);

/** The people that gifts are for. */
const STORED_PEOPLE = ['p1', LONG_ID].map((id) =>
  documentAt(`/users/u1/people/${id}`, { ...PERSON, id: text(id) }),
);

export function ask(request: RulesRequest, caller = USER, rules = RULES): Outcome {
  return judge(rules, request, STORED_PEOPLE, caller);
}

export function create(path: string, fields: Fields, caller = USER): Outcome {
  const after = documentAt(path, fields);
  return ask({ method: 'create', name: after.name, resource: undefined, after }, caller);
}

export function update(path: string, before: Fields, fields: Fields, caller = USER): Outcome {
  const after = documentAt(path, fields);
  const resource = documentAt(path, before);
  return ask({ method: 'update', name: after.name, resource, after }, caller);
}

export const stored = (valid: Fields): Fields => ({
  ...valid,
  createdAt: time(EARLIER),
  updatedAt: time(EARLIER),
});
export const changed = (valid: Fields): Fields => ({ ...valid, createdAt: time(EARLIER) });
