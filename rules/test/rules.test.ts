import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fields, RulesRequest, Value } from 'local-firebase/rules';
import {
  ask,
  changed,
  create,
  EARLIER,
  EVENT,
  KINDS,
  list,
  NOBODY,
  nothing,
  RULES,
  STAMPS,
  stored,
  STRANGER,
  text,
  time,
  update,
  whole,
  yes,
} from './documents-fixture.ts';
import { documentAt, judge, ROOT, TIME } from './judge.ts';

describe.each(KINDS)('Z1 $name', ({ path, valid }) => {
  const name = `${ROOT}${path}`;
  const existing = documentAt(path, stored(valid));

  test('the owner reads, writes and deletes it', () => {
    expect(ask({ method: 'get', name, resource: existing }).verdict).toBe('ALLOW');
    expect(ask({ method: 'get', name, resource: undefined }).verdict).toBe('ALLOW');
    expect(ask({ method: 'delete', name, resource: existing }).verdict).toBe('ALLOW');
    expect(create(path, valid).reason).toMatch(/allows create/);
    expect(update(path, stored(valid), changed(valid)).reason).toMatch(/allows update/);
  });

  test.each([
    ['another user', STRANGER],
    ['nobody', NOBODY],
  ])('%s can do nothing with it', (_who, caller) => {
    expect(ask({ method: 'get', name, resource: existing }, caller).verdict).toBe('DENY');
    expect(ask({ method: 'delete', name, resource: existing }, caller).verdict).toBe('DENY');
    expect(create(path, valid, caller).verdict).toBe('DENY');
    expect(update(path, stored(valid), changed(valid), caller).verdict).toBe('DENY');
  });

  test('its times are those of the request, and createdAt stays', () => {
    const withTimes = (createdAt: string, updatedAt: string): Fields => ({
      ...valid,
      createdAt: time(createdAt),
      updatedAt: time(updatedAt),
    });
    expect(create(path, withTimes(EARLIER, TIME)).verdict).toBe('DENY');
    expect(create(path, withTimes(TIME, EARLIER)).verdict).toBe('DENY');
    expect(update(path, stored(valid), withTimes(TIME, TIME)).verdict).toBe('DENY');
    expect(update(path, stored(valid), withTimes(EARLIER, EARLIER)).verdict).toBe('DENY');
  });

  test('a field too many, too few or of another type is refused', () => {
    const others: Value[] = [
      nothing,
      yes,
      whole(-1),
      { doubleValue: 1.5 },
      { doubleValue: 12 },
      text('\u2003 \n'),
      text('x'.repeat(5001)),
      time('2020-01-01T00:00:00Z'),
      list(whole(1)),
      list(text('a,b')),
      list(list(text('p1'))),
      { mapValue: { fields: {} } },
      { bytesValue: 'AAAA' },
    ];
    // What is no mutation at all: an optional budget, and a status or text that may be anything.
    const mutation = fc.oneof(
      fc.constantFrom(...Object.keys(valid)).map((field) => {
        const { [field]: _removed, ...rest } = valid;
        return rest;
      }),
      fc
        .string({ minLength: 1, maxLength: 12 })
        .filter((field) => !(field in valid))
        .map((field) => ({ ...valid, [field]: text('') })),
      fc
        .tuple(fc.constantFrom(...Object.keys(valid)), fc.constantFrom(...others))
        .filter(([field, value]) => !(field === 'budget' && value === nothing))
        .filter(([field, value]) => !(field === 'recurring' && value === yes))
        .filter(
          ([field, value]) =>
            !('stringValue' in value) ||
            value.stringValue.length > 5000 ||
            !['nickname', 'notes', 'relationship', 'type', 'personName'].includes(field),
        )
        .map(([field, value]) => ({ ...valid, [field]: value })),
    );
    fc.assert(
      fc.property(mutation, (fields) => {
        expect(create(path, fields).verdict).toBe('DENY');
        const { createdAt, ...rest } = fields;
        const before = createdAt === STAMPS.createdAt ? changed(fields) : rest;
        expect(update(path, stored(valid), before).verdict).toBe('DENY');
      }),
      { numRuns: 300 },
    );
  });
});

describe.each(KINDS)('V4 $name', ({ path, valid }) => {
  const { createdAt: _, ...without } = stored(valid);
  const now = { ...valid, createdAt: time(TIME) };

  test.each([
    ['no createdAt', without],
    ['a createdAt that is no moment', { ...without, createdAt: text('2026-01-02') }],
    ['a createdAt in milliseconds', { ...without, createdAt: whole(1_767_323_045_678) }],
  ])('with %s is repaired by a change, which sets it, and deleted', (_what, before) => {
    expect(update(path, before, now).verdict).toBe('ALLOW');
    expect(update(path, before, changed(valid)).verdict).toBe('DENY');
    expect(update(path, before, { ...before, updatedAt: time(TIME) }).verdict).toBe('DENY');
    const resource = documentAt(path, before);
    expect(ask({ method: 'delete', name: resource.name, resource }).verdict).toBe('ALLOW');
  });

  test('with a field missing or of a wrong type is repaired by a change', () => {
    for (const field of Object.keys(valid).filter((name) => name !== 'createdAt')) {
      const { [field]: _removed, ...missing } = stored(valid);
      expect(update(path, missing, changed(valid)).verdict, field).toBe('ALLOW');
      const wrong = { ...missing, [field]: { mapValue: { fields: {} } } };
      expect(update(path, wrong, changed(valid)).verdict, field).toBe('ALLOW');
      expect(update(path, wrong, { ...wrong, updatedAt: time(TIME) }).verdict).toBe(
        field === 'updatedAt' ? 'ALLOW' : 'DENY',
      );
    }
  });

  test('V2 with an unknown field takes changes that leave it or take it away, and no others', () => {
    const unknown = { shoeSize: whole(41) };
    const before = { ...stored(valid), ...unknown };
    expect(update(path, before, { ...changed(valid), ...unknown }).verdict).toBe('ALLOW');
    expect(update(path, before, changed(valid)).verdict).toBe('ALLOW');
    expect(update(path, before, { ...changed(valid), shoeSize: whole(42) }).verdict).toBe('DENY');
    expect(update(path, before, { ...changed(valid), ...unknown, more: yes }).verdict).toBe('DENY');
    expect(update(path, stored(valid), { ...changed(valid), ...unknown }).verdict).toBe('DENY');
    expect(create(path, { ...valid, ...unknown }).verdict).toBe('DENY');
  });
});

describe('Z1 lists', () => {
  const query = (parent: string, collectionId: string, more = {}): RulesRequest => ({
    method: 'list',
    parent: `${ROOT}${parent}`,
    query: { from: [{ collectionId }], ...more },
  });

  test.each(['people', 'events', 'giftItems'])('only the owner lists %s', (collection) => {
    expect(ask(query('/users/u1', collection)).verdict).toBe('ALLOW');
    expect(ask(query('/users/u1', collection, { limit: 10 })).verdict).toBe('ALLOW');
    expect(ask(query('/users/u1', collection), STRANGER).verdict).toBe('DENY');
    expect(ask(query('/users/u1', collection), NOBODY).verdict).toBe('DENY');
    const everywhere = { from: [{ collectionId: collection, allDescendants: true }] };
    expect(ask(query('', collection, everywhere)).verdict).toBe('DENY');
  });

  test('nobody lists users, and what has no rule is denied', () => {
    expect(ask(query('', 'users')).verdict).toBe('DENY');
    expect(ask(query('/users/u1', 'secrets')).verdict).toBe('DENY');
    expect(create('/users/u1/secrets/s1', { id: text('s1') }).verdict).toBe('DENY');
    expect(create('/public/x', { id: text('x') }).verdict).toBe('DENY');
    expect(create('/users/u1/people/p1/notes/n1', { id: text('n1') }).verdict).toBe('DENY');
  });
});

test('F7 Undo creates again what was deleted, with times of its own', () => {
  expect(create('/users/u1/events/e1', EVENT).verdict).toBe('ALLOW');
});

test('the costliest write leaves more than half of the 1,000 expressions unused', () => {
  const people = Array.from({ length: 100 }, (_, index) => text(`${'p'.repeat(125)}${index}`));
  const costly = { ...EVENT, date: text('2024-02-29'), people: list(...people) };
  const after = documentAt('/users/u1/events/e1', changed(costly));
  const resource = documentAt('/users/u1/events/e1', stored(costly));
  const wasting = (count: number): string =>
    RULES.replace('return request.auth', `return [${'1,'.repeat(count)}] != null && request.auth`);
  const verdictWasting = (count: number): string =>
    judge(wasting(count), { method: 'update', name: after.name, resource, after }).verdict;
  expect(verdictWasting(600)).toBe('ALLOW');
  expect(verdictWasting(1000)).toBe('DENY');
});
