import * as z from 'zod/mini';
import { equal } from '../values/equal.ts';
import type { StoredDocument } from './document-store.ts';
import type { Report } from '../errors/reporter.ts';
import type { RecordKind, Records } from '../model/collections.ts';
import { consistentGift, type LinkedGiftFields, storedGiftItemSchema } from '../model/gift-item.ts';
import { storedEventSchema } from '../model/gift-event.ts';
import { storedPersonSchema } from '../model/person.ts';
import { descriptions, fieldsOf } from '../model/record-fields.ts';
import { storedSettingsSchema } from '../model/settings.ts';

type Fields = Readonly<Record<string, unknown>>;

const schemas: Record<RecordKind, z.ZodMiniObject> = {
  people: storedPersonSchema,
  events: storedEventSchema,
  giftItems: storedGiftItemSchema,
  settings: storedSettingsSchema,
};

/** What every document carries beside its own fields. */
const carried: readonly string[] = ['id', 'createdAt', 'updatedAt'];

const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const moment = (value: unknown): number => (isMoment(value) ? value : 0);

interface Field {
  readonly name: string;
  readonly schema: z.core.$ZodType;
  readonly repair: (value: unknown) => unknown;
  /** The value of a document that lacks the field; undefined for a field that every document has. */
  readonly leftOut: { readonly value: unknown } | undefined;
}

function fieldsOfKind({ shape }: z.ZodMiniObject): readonly Field[] {
  return Object.entries(shape).map(([name, schema]) => {
    const { repair = () => undefined, isStoredWhenSet } = descriptions.get(schema) ?? {};
    const leftOut = isStoredWhenSet && { value: repair(undefined) };
    return { name, schema, repair, leftOut };
  });
}

const fieldLists: Record<RecordKind, readonly Field[]> = {
  people: fieldsOfKind(storedPersonSchema),
  events: fieldsOfKind(storedEventSchema),
  giftItems: fieldsOfKind(storedGiftItemSchema),
  settings: fieldsOfKind(storedSettingsSchema),
};

/** Fields that go together, each as it may be beside the others. */
const consistent = (kind: RecordKind, record: Fields): Fields =>
  kind === 'giftItems' ? consistentGift(record as Fields & LinkedGiftFields) : record;

/**
 * Every field, repaired where it is invalid, and the names of those that are. `isExact`: the document says what is read
 * of it, what is left out of it aside.
 */
function parse(kind: RecordKind, fields: Fields) {
  const invalid: string[] = [];
  const record: Record<string, unknown> = {};
  let isExact = true;
  for (const { name, schema, repair, leftOut } of fieldLists[kind]) {
    const value = fields[name];
    if (value === undefined && leftOut) {
      record[name] = leftOut.value;
      continue;
    }
    const parsed = z.safeParse(schema, value);
    if (!parsed.success) invalid.push(name);
    record[name] = parsed.success ? parsed.data : repair(value);
    isExact = isExact && equal(value, record[name]);
  }
  const settled = consistent(kind, record);
  return { record: settled, invalid, isExact: isExact && settled === record };
}

/** A record's own fields, without id, moments and what this device knows of it. */
export const ownFields = (kind: RecordKind, record: object): Fields =>
  fieldsOf(schemas[kind], record);

/** Whether this release knows the field. */
export const isKnownField = (kind: RecordKind, name: string): boolean =>
  carried.includes(name) || Object.hasOwn(schemas[kind].shape, name);

/** Whether a document leaves this field out: it has the default. */
export function isLeftOut(kind: RecordKind, name: string, value: unknown): boolean {
  const leftOut = fieldLists[kind].find((field) => field.name === name)?.leftOut;
  return leftOut !== undefined && equal(value, leftOut.value);
}

/** The fields as a whole document has them; undefined when they are invalid. */
export function validFields(kind: RecordKind, fields: Fields): Fields | undefined {
  const { record, invalid } = parse(kind, fields);
  return invalid.length === 0 ? record : undefined;
}

/**
 * The record in a document. Of an invalid one it shows what can be shown, and reports it once.
 * @param circle of a gift: where it was found
 */
export function readRecord<Kind extends RecordKind>(
  kind: Kind,
  document: StoredDocument,
  report: Report,
  circle?: string,
): Records[Kind] {
  const { fields } = document;
  const { record, invalid, isExact } = parse(kind, fields);
  if (invalid.length > 0) {
    report({
      area: 'document',
      level: 'warning',
      message: 'A document does not fit its schema; showing what can be shown.',
      facts: { collection: kind, id: document.id, fields: invalid.join(', ') },
    });
  }
  const isWhole = isExact && fields.id === document.id && isMoment(fields.createdAt);
  const unknown = Object.entries(fields).filter(([name]) => !isKnownField(kind, name));
  return {
    ...record,
    id: document.id,
    createdAt: moment(fields.createdAt),
    updatedAt: moment(fields.updatedAt),
    pending: document.pending,
    ...(circle !== undefined && { circle }),
    ...(!isWhole && { invalid: true }),
    ...(unknown.length > 0 && { unknownFields: Object.fromEntries(unknown) }),
  } as unknown as Records[Kind];
}
