import { compileRules, type Fields, type Value } from 'local-firebase/rules';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import rules from '../../../../rules/firestore.rules?raw';
import { storedEventSchema } from './gift-event.ts';
import { storedGiftItemSchema } from './gift-item.ts';
import { personSchema } from './person.ts';
import { emptyFields } from './record-fields.ts';

const compiled = compileRules(rules);
if (!compiled.ok) throw new Error(`The rules do not compile: ${JSON.stringify(compiled.problems)}`);
const { ruleset } = compiled;

const root = 'projects/demo/databases/(default)/documents';
const time = '2026-11-20T08:41:53.439Z';

/** A stored value of Firestore. */
function toValue(value: unknown): Value {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  return { nullValue: null };
}

/** Whether the rules let the owner store this as a new document. */
function rulesAllow(collection: string, record: object): boolean {
  const name = `${root}/users/u1/${collection}/d1`;
  const own = Object.entries({ id: 'd1', ...record }).map(([key, value]) => [key, toValue(value)]);
  const moments = { createdAt: { timestampValue: time }, updatedAt: { timestampValue: time } };
  const fields = { ...Object.fromEntries(own), ...moments } as Fields;
  const document = { name, fields, createTime: time, updateTime: time };
  const { allowed } = ruleset.decide(
    { method: 'create', name, resource: undefined, after: document },
    {
      caller: { kind: 'user', uid: 'u1', token: { sub: 'u1' } },
      time,
      lookup: { before: () => undefined, after: () => document },
    },
  );
  return allowed;
}

/** Values of a given size: length of a text or a link, an amount, a number of ids. */
const kinds: Record<string, (size: number) => unknown> = {
  text: (size) => 'x'.repeat(size),
  link: (size) => `https://example.com/${'x'.repeat(size)}`,
  amount: (size) => size,
  ids: (size) => Array.from({ length: size }, (_, index) => `p${index}`),
};

/** The largest size that is accepted, when every smaller one is, too. */
function largest(accepts: (size: number) => boolean): number {
  let [accepted, refused] = [1, 2];
  while (accepts(refused)) [accepted, refused] = [refused, refused * 2];
  while (refused - accepted > 1) {
    const middle = Math.floor((accepted + refused) / 2);
    if (accepts(middle)) accepted = middle;
    else refused = middle;
  }
  return accepted;
}

const records = [
  ['people', personSchema, { name: 'x' }],
  ['events', storedEventSchema, { title: 'x', date: '2026-06-30', people: ['p1'] }],
  [
    'giftItems',
    storedGiftItemSchema,
    { name: 'x', personId: 'ada', personName: 'x', status: 'purchased' },
  ],
] as const;

/** Each field that has a size, with the kind of its values. */
const sized = records.flatMap(([collection, schema, required]) =>
  Object.entries(schema.shape).flatMap(([field, one]) => {
    const accepts = (value: unknown) => z.safeParse(one as z.ZodMiniType, value).success;
    const [kind] = Object.entries(kinds).find(([, valueOf]) => accepts(valueOf(1))) ?? [];
    // Only an idea is planned.
    const status = field === 'plannedEventId' && { status: 'idea' };
    // Who noted or takes a gift is judged by who asks: see rules/test/household.
    const { notedBy: _, takenBy: __, ...empty }: Record<string, unknown> = emptyFields(schema);
    const record = { ...empty, ...required, ...status };
    return kind === undefined || !(field in record)
      ? []
      : [{ collection, field, kind, accepts, record }];
  }),
);

describe('what the schemas accept is what the rules accept', () => {
  test.each(sized)(
    'F1 F6 $collection: $field ($kind) has one limit',
    ({ collection, field, kind, accepts, record }) => {
      const valueOf = kinds[kind]!;
      const limit = largest((size) => accepts(valueOf(size)));
      expect(rulesAllow(collection, { ...record, [field]: valueOf(limit) })).toBe(true);
      expect(rulesAllow(collection, { ...record, [field]: valueOf(limit + 1) })).toBe(false);
    },
  );

  test('every field with a size is among them', () => {
    expect(sized.map(({ collection, field }) => `${collection}.${field}`)).toEqual(
      expect.arrayContaining([
        'people.name',
        'people.nickname',
        'people.notes',
        'people.relationship',
        'events.title',
        'events.type',
        'events.notes',
        'events.budget',
        'events.people',
        'giftItems.name',
        'giftItems.url',
        'giftItems.estimatedCost',
        'giftItems.purchasedCost',
        'giftItems.personName',
        'people.likes',
        'people.sizes',
        'people.avoids',
        'people.yearlyBudget',
        'giftItems.plannedEventId',
        'giftItems.alsoFor',
        'giftItems.notes',
      ]),
    );
  });
});
