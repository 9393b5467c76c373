import { documentSize, valueSize } from './document-size.ts';
import {
  MAX_DOCUMENT_BYTES,
  MAX_FIELD_DEPTH,
  MAX_FIELD_VALUE_BYTES,
  MAX_REQUEST_BYTES,
  MAX_TRANSFORMS_PER_DOCUMENT,
} from './limits.ts';
import type { ParsedWrite } from './parse-write.ts';
import type { PlannedDocument } from './plan-commit.ts';
import { invalid } from './refuse.ts';
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
