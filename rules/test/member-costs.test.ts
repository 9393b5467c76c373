import { expect, test } from 'vitest';
import type { Document, Fields, RulesRequest } from 'local-firebase/rules';
import { changed, GIFT, list, RULES, stored, text } from './documents-fixture.ts';
import { documentAt, judge } from './judge.ts';

const map = (fields: Fields) => ({ mapValue: { fields } });
const uids = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(28));
const [member = '', other = '', , , owner = ''] = uids;
const circle = `/users/${owner}/circles/${uids.join('~')}/giftItems/g1`;

/** A full household in which everybody is a person of the planner. */
const HOUSEHOLD = documentAt(`/users/${owner}/household/members`, {
  members: map(Object.fromEntries(uids.slice(0, 4).map((uid) => [uid, map({})]))),
  links: map(Object.fromEntries(uids.map((uid, index) => [uid, text(`r${index}`)]))),
});
/** A gift at its largest, which somebody else noted and somebody took who left. */
const gift = (notedBy: string): Fields => ({
  ...{ ...GIFT, purchasedOn: text('2024-02-29'), stage: text('wrapped'), photoVersion: text('v') },
  ...{
    alsoFor: list(...Array.from({ length: 20 }, (_, index) => text(`${'p'.repeat(126)}${index}`))),
  },
  ...{ notedBy: text(notedBy) },
});

function updates(path: string, before: Fields, fields: Fields): RulesRequest {
  const [resource, after] = [documentAt(path, stored(before)), documentAt(path, changed(fields))];
  return { method: 'update', name: after.name, resource, after };
}

function creates(path: string, fields: Fields): RulesRequest {
  const after = documentAt(path, fields);
  return { method: 'create', name: after.name, resource: undefined, after };
}

const open = `/users/${owner}/giftItems/g1`;
test.each<[what: string, request: RulesRequest]>([
  ['a new gift', creates(open, gift(member))],
  ['a new hidden gift', creates(circle, gift(member))],
  [
    'a change of all of an open gift',
    updates(open, { ...gift(other), alsoFor: list(), takenBy: text('gone') }, gift(other)),
  ],
  [
    'a change of all of a hidden gift',
    updates(circle, { ...gift(other), alsoFor: list(), takenBy: text('gone') }, gift(other)),
  ],
])(
  'H8 the costliest writes of a member keep 150 of the 1,000 expressions: %s',
  (_what, request) => {
    const caller = { kind: 'user', uid: member, token: { sub: member } } as const;
    const there: Document[] = [HOUSEHOLD, documentAt(`/users/${owner}/people/p1`, {})];
    const wasting = (count: number): string =>
      RULES.replace(
        'return request.auth',
        `return [${'1,'.repeat(count)}] != null && request.auth`,
      );
    const outcome = judge(wasting(150), request, there, caller);
    expect(outcome.verdict, outcome.reason).toBe('ALLOW');
  },
);
