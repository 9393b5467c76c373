import * as z from 'zod/mini';
import { equal } from '../derived/equal.ts';
import type { StoredDocument } from '../store/document-store.ts';
import type { Report } from '../errors/reporter.ts';
import type { RecordKind, Records } from './collections.ts';
import { consistentGift, type LinkedGiftFields } from './gift-consistency.ts';
import { storedEventSchema } from './gift-event.ts';
import { storedGiftItemSchema } from './gift-item.ts';
import { personSchema } from './person.ts';
import { descriptions, fieldsOf } from './record-fields.ts';
import { settingsSchema } from './settings.ts';

type Fields = Readonly<Record<string, unknown>>;

const schemas: Record<RecordKind, z.ZodMiniObject> = {
  people: personSchema,
  events: storedEventSchema,
  giftItems: storedGiftItemSchema,
  settings: settingsSchema,
};

/** What every document carries beside its own fields. */
const carried: readonly string[] = ['id', 'createdAt', 'updatedAt'];

const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const moment = (value: unknown): number => (isMoment(value) ? value : 0);

/** Fields that go together, each as it may be beside the others. */
const consistent = (kind: RecordKind, record: Fields): Fields =>
  kind === 'giftItems' ? { ...consistentGift(record as Fields & LinkedGiftFields) } : record;

/** Every field, repaired where it is invalid, and the names of those that are. */
function parse(kind: RecordKind, fields: Fields) {
  const invalid: string[] = [];
  const entries = Object.entries(schemas[kind].shape).map(([name, schema]) => {
    const parsed = z.safeParse(schema, fields[name]);
    if (parsed.success) return [name, parsed.data];
    invalid.push(name);
    return [name, descriptions.get(schema)?.repair(fields[name])];
  });
  const record = Object.fromEntries(entries) as Fields;
  return { record: consistent(kind, record), invalid };
}

/** A record's own fields, without id, moments and what this device knows of it. */
export const ownFields = (kind: RecordKind, record: object): Fields =>
  fieldsOf(schemas[kind], record);

/** Whether this release knows the field. */
export const isKnownField = (kind: RecordKind, name: string): boolean =>
  carried.includes(name) || Object.hasOwn(schemas[kind].shape, name);

/** Whether a document leaves this field out: it holds the default (V1). */
export function isLeftOut(kind: RecordKind, name: string, value: unknown): boolean {
  const schema = schemas[kind].shape[name];
  const description = schema && descriptions.get(schema);
  return description?.isStoredWhenSet === true && equal(value, description.repair(undefined));
}

/** The fields as a whole document holds them; undefined when they are invalid. */
export function validFields(kind: RecordKind, fields: Fields): Fields | undefined {
  const { record, invalid } = parse(kind, fields);
  return invalid.length === 0 ? record : undefined;
}

/** Whether the document says what is read of it; what is left out of it aside. */
function saysSo(kind: RecordKind, { id, fields }: StoredDocument, record: Fields): boolean {
  if (fields.id !== id || !isMoment(fields.createdAt)) return false;
  return Object.entries(record).every(([name, value]) =>
    fields[name] === undefined ? isLeftOut(kind, name, value) : equal(fields[name], value),
  );
}

/** The record in a document. Of an invalid one it shows what can be shown, and reports it once. */
export function readRecord<Kind extends RecordKind>(
  kind: Kind,
  document: StoredDocument,
  report: Report,
): Records[Kind] {
  const { fields } = document;
  const { record, invalid } = parse(kind, fields);
  if (invalid.length > 0) {
    report({
      area: 'document',
      level: 'warning',
      message: 'A document does not fit its schema; showing what can be shown.',
      facts: { collection: kind, id: document.id, fields: invalid.join(', ') },
    });
  }
  const unknown = Object.entries(fields).filter(([name]) => !isKnownField(kind, name));
  return {
    ...record,
    id: document.id,
    createdAt: moment(fields.createdAt),
    updatedAt: moment(fields.updatedAt),
    pending: document.pending,
    ...(!saysSo(kind, document, record) && { invalid: true }),
    ...(unknown.length > 0 && { unknownFields: Object.fromEntries(unknown) }),
  } as unknown as Records[Kind];
}
