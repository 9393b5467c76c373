import { describe, expect, test } from 'vitest';
import { compileRules, type Document, type Fields, type RulesRequest } from 'local-firebase/rules';
import {
  changed,
  EVENT,
  GIFT,
  list,
  PERSON,
  RULES,
  SETTINGS,
  STAMPS,
  stored,
  text,
  time,
} from './documents-fixture.ts';
import { documentAt, ROOT, TIME } from './judge.ts';

const compiled = compileRules(RULES);
if (!compiled.ok) throw new Error('The rules do not compile');
const { ruleset } = compiled;

const map = (fields: Fields) => ({ mapValue: { fields } });
const planner = (path: string): string => `/users/u1/${path}`;
const IDEA: Fields = { ...GIFT, status: text('idea'), eventId: text('') };
const gift = (more: Fields = {}): Fields => ({ ...IDEA, ...more });
const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index}`);

const HOUSEHOLD = documentAt(planner('household/members'), {
  members: map({ u2: map({}) }),
  links: map({ u2: text('p2') }),
});
const TOKEN = 'fresh-0123456789abcdef';
const INVITE = documentAt(planner(`invites/${TOKEN}`), {
  ...{ id: text(TOKEN), from: text('Ada'), personId: text('p3') },
  ...stored(STAMPS),
  createdAt: time('2026-11-19T08:41:53.439Z'),
});
const alone: Document[] = ['p0', 'p1', 'p2', 'p3'].map((id) =>
  documentAt(planner(`people/${id}`), { ...stored(PERSON), id: text(id) }),
);
const together = [...alone, HOUSEHOLD, INVITE];

const creates = (path: string, fields: Fields): RulesRequest => {
  const after = documentAt(planner(path), { ...fields, id: text(path.split('/').at(-1) ?? '') });
  return { method: 'create', name: after.name, resource: undefined, after };
};
const updates = (path: string, before: Fields, fields: Fields): RulesRequest => {
  const after = documentAt(planner(path), changed(fields));
  return {
    method: 'update',
    name: after.name,
    resource: documentAt(planner(path), stored(before)),
    after,
  };
};
const deletes = (path: string): RulesRequest => ({
  ...{ method: 'delete', name: `${ROOT}${planner(path)}` },
  resource: documentAt(planner(path), stored(IDEA)),
});
const lists = (parent: string, collectionId: string): RulesRequest => ({
  ...{ method: 'list', parent: `${ROOT}${planner(parent)}`.replace(/\/$/, '') },
  query: { from: [{ collectionId }] },
});

/** How many documents the rules read for an allowed query or commit; before and after count apart. */
function lookUps(uid: string, there: readonly Document[], requests: readonly RulesRequest[]) {
  const before = new Map(there.map((document) => [document.name, document]));
  for (const request of requests) {
    if ('resource' in request && request.resource) before.set(request.name, request.resource);
  }
  const after = new Map(before);
  for (const request of requests) {
    if ('after' in request) after.set(request.name, request.after);
    if (request.method === 'delete') after.delete(request.name);
  }
  const read = new Set<string>();
  const documentsRead = new Set<string>();
  const look = (side: string, documents: ReadonlyMap<string, Document>) => (name: string) => {
    read.add(`${side} ${name}`);
    return documents.get(name);
  };
  for (const request of requests) {
    const { allowed, reason } = ruleset.decide(request, {
      ...{ caller: { kind: 'user', uid, token: { sub: uid } }, time: TIME, documentsRead },
      lookup: { before: look('before', before), after: look('after', after) },
    });
    expect(allowed, reason).toBe(true);
  }
  return read.size;
}

const photo: Fields = {
  ...{ version: text('v1'), type: text('image/webp'), bytes: { bytesValue: 'AAAA' } },
  ...STAMPS,
};

describe('H8 who plans alone pays for no look-up but that of a new gift’s person', () => {
  test.each<[what: string, requests: RulesRequest[], lookUps: number]>([
    ['a list of gifts', [lists('', 'giftItems')], 0],
    ['a list of people', [lists('', 'people')], 0],
    ['a new gift', [creates('giftItems/g', gift())], 1],
    ['a new gift for two', [creates('giftItems/g', gift({ alsoFor: list(text('p2')) }))], 1],
    ['20 new gifts for one', ids(20).map((id) => creates(`giftItems/g${id}`, gift())), 1],
    [
      '20 new gifts for three, each for two more',
      ids(20).map((id) =>
        creates(
          `giftItems/g${id}`,
          gift({ personId: text(`p${Number(id) % 3}`), alsoFor: list(text('x'), text('y')) }),
        ),
      ),
      1,
    ],
    ['a new person with a gift', [creates('people/n', PERSON), creates('giftItems/g', gift())], 1],
    ['a change of a gift', [updates('giftItems/g1', IDEA, gift({ name: text('Kite') }))], 0],
    ['a purchase', [updates('giftItems/g1', IDEA, GIFT)], 0],
    [
      'a gift that loses one of its people',
      [updates('giftItems/g1', { ...IDEA, alsoFor: list(text('p2')) }, gift())],
      0,
    ],
    [
      'a gift that gets one more person: the only look-up that is new',
      [updates('giftItems/g1', IDEA, gift({ alsoFor: list(text('p2')) }))],
      1,
    ],
    ['a deleted gift with its picture', [deletes('giftItems/g1'), deletes('photos/g1')], 0],
    ['a picture', [creates('photos/g1', photo)], 0],
    ['a new person', [creates('people/n', PERSON)], 0],
    ['a change of a person', [updates('people/p1', PERSON, PERSON)], 0],
    ['a deleted person', [deletes('people/p1')], 0],
    ['an event', [creates('events/e', EVENT), updates('events/e1', EVENT, EVENT)], 0],
    [
      'the settings',
      [updates('', SETTINGS, SETTINGS)].map(
        (one) => ({ ...one, name: `${ROOT}/users/u1` }) as RulesRequest,
      ),
      0,
    ],
  ])('%s', (_what, requests, expected) => {
    expect(lookUps('u1', alone, requests)).toBe(expected);
  });
});

describe('H8 a planner with members stays within 10 look-ups for a query and 20 for a commit', () => {
  const hidden = 'circles/u1/giftItems';
  const circle = 'circles/u1~u2/giftItems';
  const mine = { notedBy: text('u2') };
  const linked = { ...PERSON, id: text('p3'), member: text('u3') };
  const joined = { name: text('Ben'), joinedAt: time(TIME), invite: text(TOKEN) };
  const becomes = (members: Fields, links: Fields): RulesRequest => ({
    ...{ method: 'update', name: HOUSEHOLD.name, resource: HOUSEHOLD },
    after: { ...HOUSEHOLD, fields: { members: map(members), links: map(links) } },
  });
  test.each<[what: string, uid: string, requests: RulesRequest[], lookUps: number]>([
    ['the owner lists gifts', 'u1', [lists('', 'giftItems')], 0],
    ['the owner lists a circle', 'u1', [lists('circles/u1', 'giftItems')], 0],
    ['a member lists gifts', 'u2', [lists('', 'giftItems')], 1],
    ['a member lists a circle', 'u2', [lists('circles/u1~u2', 'giftItems')], 1],
    [
      'the owner notes a hidden gift',
      'u1',
      [creates(`${hidden}/g`, gift({ personId: text('p2') }))],
      1,
    ],
    ['a member notes a gift', 'u2', [creates('giftItems/g', gift(mine))], 2],
    [
      'a member notes a gift for two',
      'u2',
      [creates('giftItems/g', gift({ ...mine, alsoFor: list(text('p0')) }))],
      1,
    ],
    ['a member notes a gift in a circle', 'u2', [creates(`${circle}/g`, gift(mine))], 1],
    ['a member changes an event', 'u2', [updates('events/e1', EVENT, EVENT)], 1],
    [
      'the owner hides 250 gifts of their own',
      'u1',
      ids(250).flatMap((id) => [
        deletes(`giftItems/g${id}`),
        creates(`${hidden}/g${id}`, gift({ personId: text('p2') })),
      ]),
      1,
    ],
    [
      'a member moves nine gifts of the owner',
      'u2',
      ids(9).flatMap((id) => [
        deletes(`giftItems/g${id}`),
        creates(`${circle}/g${id}`, changed(gift())),
      ]),
      19,
    ],
    [
      'somebody is linked',
      'u1',
      [
        updates('people/p1', PERSON, { ...PERSON, member: text('u1') }),
        becomes({ u2: map({}) }, { u1: text('p1'), u2: text('p2') }),
      ],
      1,
    ],
    [
      'a guest joins as a person of the planner',
      'u3',
      [
        updates('people/p3', { ...PERSON, id: text('p3') }, linked),
        becomes({ u2: map({}), u3: map(joined) }, { u2: text('p2'), u3: text('p3') }),
        { method: 'delete', name: INVITE.name, resource: INVITE },
      ],
      4,
    ],
  ])('%s', (_what, uid, requests, expected) => {
    expect(lookUps(uid, together, requests)).toBe(expected);
  });
});
