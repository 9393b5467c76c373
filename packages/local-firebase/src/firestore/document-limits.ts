import {
  MAX_DOCUMENT_BYTES,
  MAX_FIELD_DEPTH,
  MAX_FIELD_VALUE_BYTES,
  MAX_REQUEST_BYTES,
  MAX_TRANSFORMS_PER_DOCUMENT,
} from './limits.ts';
import { isNumber } from './number-value.ts';
import type { ParsedWrite } from './parse-write.ts';
import type { PlannedDocument } from './plan-commit.ts';
import { invalid } from './refuse.ts';
import { parseResourceName } from './resource-name.ts';
import { byteLength } from './text.ts';
import type { Fields, Value } from './types.ts';

/** Refuses a request that is larger than the service accepts. @throws StatusError INVALID_ARGUMENT */
export function requireRequestSize(writes: readonly ParsedWrite[]): void {
  let size = 0;
  for (const write of writes) {
    size += write.kind === 'update' ? documentSize(write.name, write.fields) : write.name.length;
  }
  if (size > MAX_REQUEST_BYTES) {
    throw invalid(
      `The request has ${size} bytes; the most is ${MAX_REQUEST_BYTES}. Send it in several parts.`,
    );
  }
}

/** Refuses a document that would break a limit of the service. @throws StatusError INVALID_ARGUMENT */
export function requireDocumentLimits({ name, fields, writes }: PlannedDocument): void {
  const transforms = writes.reduce(
    (sum, write) => sum + (write.kind === 'update' ? write.transforms.length : 0),
    0,
  );
  if (transforms > MAX_TRANSFORMS_PER_DOCUMENT) {
    throw invalid(
      `The request has ${transforms} transforms for ${name}; the most is ${MAX_TRANSFORMS_PER_DOCUMENT}.`,
    );
  }
  if (!fields) return;
  for (const [field, value] of Object.entries(fields)) requireValueLimits(field, value);
  const size = documentSize(name, fields);
  if (size > MAX_DOCUMENT_BYTES) {
    throw invalid(
      `The document ${name} has ${size} bytes; the most is ${MAX_DOCUMENT_BYTES}. Split it up.`,
    );
  }
}

function requireValueLimits(field: string, value: Value): void {
  const size = 'stringValue' in value ? byteLength(value.stringValue) : valueSize(value);
  if (size > MAX_FIELD_VALUE_BYTES) {
    throw invalid(
      `The value of the field ${JSON.stringify(field)} is longer than ${MAX_FIELD_VALUE_BYTES} bytes.`,
    );
  }
  if (depthOf(value) > MAX_FIELD_DEPTH) {
    throw invalid(
      `The field ${JSON.stringify(field)} is nested more than ${MAX_FIELD_DEPTH} levels deep.`,
    );
  }
}

/** How many maps and arrays lie within each other. */
function depthOf(value: Value): number {
  if ('mapValue' in value)
    return 1 + deepest(Object.values(value.mapValue.fields ?? ({} as Fields)));
  if ('arrayValue' in value) return 1 + deepest(value.arrayValue.values ?? []);
  return 0;
}

const deepest = (values: readonly Value[]): number =>
  values.reduce((depth, value) => Math.max(depth, depthOf(value)), 0);

const textSize = (text: string): number => byteLength(text) + 1;

function nameSize(name: string): number {
  const { segments } = parseResourceName(name);
  return segments.reduce((size, id) => size + textSize(id), 16);
}

/** A value's size in bytes. */
function valueSize(value: Value): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if (isNumber(value) || 'timestampValue' in value) return 8;
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('arrayValue' in value) {
    return (value.arrayValue.values ?? []).reduce((size, item) => size + valueSize(item), 0);
  }
  return fieldsSize(value.mapValue.fields ?? {});
}

const fieldsSize = (fields: Fields): number =>
  Object.entries(fields).reduce(
    (size, [name, value]) => size + textSize(name) + valueSize(value),
    0,
  );

/** A document's size in bytes by the service's documented rules ("Storage size calculations"). */
const documentSize = (name: string, fields: Fields): number =>
  nameSize(name) + fieldsSize(fields) + 32;
