import { MAX_DOCUMENT_BYTES, MAX_FIELD_VALUE_BYTES } from './limits.ts';
import { isNumber } from './number-value.ts';
import { invalid } from './refuse.ts';
import { parseResourceName } from './resource-name.ts';
import { byteLength } from './text.ts';
import type { Fields, Value } from './types.ts';

const textSize = (text: string): number => byteLength(text) + 1;

function nameSize(name: string): number {
  const { segments } = parseResourceName(name);
  return segments.reduce((size, id) => size + textSize(id), 16);
}

function valueSize(value: Value): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if (isNumber(value) || 'timestampValue' in value) return 8;
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue);
  if ('geoPointValue' in value) return 16;
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
export const documentSize = (name: string, fields: Fields): number =>
  nameSize(name) + fieldsSize(fields) + 32;

/** @throws StatusError INVALID_ARGUMENT when the document or one of its values is too large */
export function requireDocumentSize(name: string, fields: Fields): void {
  for (const [field, value] of Object.entries(fields)) {
    const content = 'stringValue' in value ? byteLength(value.stringValue) : valueSize(value);
    if (content > MAX_FIELD_VALUE_BYTES) {
      throw invalid(
        `The value of the field ${JSON.stringify(field)} is longer than ${MAX_FIELD_VALUE_BYTES} bytes.`,
      );
    }
  }
  const size = documentSize(name, fields);
  if (size > MAX_DOCUMENT_BYTES) {
    throw invalid(
      `The document ${name} has ${size} bytes; the most is ${MAX_DOCUMENT_BYTES}. Split it up.`,
    );
  }
}
