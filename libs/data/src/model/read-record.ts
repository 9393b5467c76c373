import type { StoredDocument } from '../store/document-store.ts';
import type { Report } from '../errors/reporter.ts';
import type { CollectionName, Records } from './collections.ts';
import { storedEventSchema } from './gift-event.ts';
import { storedGiftItemSchema } from './gift-item.ts';
import { personSchema } from './person.ts';
import * as salvage from './salvage.ts';

interface Field {
  safeParse(value: unknown): { success: boolean; data?: unknown };
}

interface Reader {
  readonly schema: {
    readonly shape: Readonly<Record<string, Field>>;
    safeParse(fields: unknown): { success: boolean; data?: object };
  };
  readonly salvage: Readonly<Record<string, salvage.Salvage>>;
}

const readers: Record<CollectionName, Reader> = {
  people: {
    schema: personSchema,
    salvage: {
      name: salvage.salvageText,
      birthday: salvage.salvageNothing,
      nickname: salvage.salvageText,
      notes: salvage.salvageText,
      relationship: salvage.salvageText,
    },
  },
  events: {
    schema: storedEventSchema,
    salvage: {
      title: salvage.salvageText,
      people: salvage.salvageIds,
      date: salvage.salvageNothing,
      type: salvage.salvageText,
      recurring: salvage.salvageFlag,
      budget: salvage.salvageBudget,
      notes: salvage.salvageText,
    },
  },
  giftItems: {
    schema: storedGiftItemSchema,
    salvage: {
      name: salvage.salvageText,
      personId: salvage.salvageText,
      personName: salvage.salvageText,
      status: salvage.salvageStatus,
      eventId: salvage.salvageText,
      url: salvage.salvageNothing,
      estimatedCost: salvage.salvageAmount,
      purchasedCost: salvage.salvageAmount,
    },
  },
};

function moment(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** Parses what fits; of a document that does not, keeps what fits field by field and salvages the rest. */
function parse({ schema, salvage }: Reader, fields: Readonly<Record<string, unknown>>) {
  const whole = schema.safeParse(fields);
  if (whole.success) return { record: whole.data, misfits: [] };
  const record: Record<string, unknown> = {};
  const misfits: string[] = [];
  for (const [name, repair] of Object.entries(salvage)) {
    const parsed = schema.shape[name]?.safeParse(fields[name]);
    if (!parsed?.success) misfits.push(name);
    record[name] = parsed?.success ? parsed.data : repair(fields[name]);
  }
  return { record, misfits };
}

/** Records of documents that do not fit, or lack fields. */
const misfitting = new WeakSet<object>();

/** Whether the rules refuse the record's document as it is: something in it does not fit its schema, or is not there. */
export function isMisfit(record: object): boolean {
  return misfitting.has(record);
}

/** The fields as a whole document holds them; undefined when they do not fit. */
export function fitting(
  collection: CollectionName,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined {
  const whole = readers[collection].schema.safeParse(fields);
  return whole.success ? { ...whole.data } : undefined;
}

/** The record in a document. One that does not fit degrades to what can be shown and is reported once. */
export function readRecord<Name extends CollectionName>(
  collection: Name,
  document: StoredDocument,
  report: Report,
): Records[Name] {
  const { record, misfits } = parse(readers[collection], document.fields);
  if (misfits.length > 0) {
    report({
      area: 'document',
      level: 'warning',
      message: 'A document does not fit its schema; showing what can be shown.',
      facts: { collection, id: document.id, fields: misfits.join(', ') },
    });
  }
  const read = {
    ...record,
    id: document.id,
    createdAt: moment(document.fields.createdAt),
    updatedAt: moment(document.fields.updatedAt),
    pending: document.pending,
  } as unknown as Records[Name];
  const isWhole = Object.keys(readers[collection].salvage).every(
    (name) => document.fields[name] !== undefined,
  );
  if (misfits.length > 0 || !isWhole) misfitting.add(read);
  return read;
}
