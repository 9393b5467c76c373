import * as z from 'zod/mini';
import type { StoredDocument } from '../store/document-store.ts';
import type { Report } from '../errors/reporter.ts';
import type { RecordKind, Records } from './collections.ts';
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

function moment(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** Every field, repaired where it is invalid, and the names of those that are. */
function parse(kind: RecordKind, fields: Fields) {
  const invalid: string[] = [];
  const entries = Object.entries(schemas[kind].shape).map(([name, schema]) => {
    const parsed = z.safeParse(schema, fields[name]);
    if (parsed.success) return [name, parsed.data];
    invalid.push(name);
    return [name, descriptions.get(schema)?.repair(fields[name])];
  });
  return { record: Object.fromEntries(entries) as Fields, invalid };
}

/** A record's own fields, without id, moments and what this device knows of it. */
export const ownFields = (kind: RecordKind, record: object): Fields =>
  fieldsOf(schemas[kind], record);

/** The fields as a whole document holds them; undefined when they are invalid. */
export function validFields(kind: RecordKind, fields: Fields): Fields | undefined {
  const { record, invalid } = parse(kind, fields);
  return invalid.length === 0 ? record : undefined;
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
  const isWhole = Object.keys(record).every((name) => fields[name] !== undefined);
  return {
    ...record,
    id: document.id,
    createdAt: moment(fields.createdAt),
    updatedAt: moment(fields.updatedAt),
    pending: document.pending,
    ...((invalid.length > 0 || !isWhole) && { invalid: true }),
  } as unknown as Records[Kind];
}
