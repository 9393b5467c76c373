import { isNumber } from './number-value.ts';
import { parseResourceName } from './resource-name.ts';
import { byteLength } from './text.ts';
import type { Fields, Value } from './types.ts';

const textSize = (text: string): number => byteLength(text) + 1;

function nameSize(name: string): number {
  const { segments } = parseResourceName(name);
  return segments.reduce((size, id) => size + textSize(id), 16);
}

/** A value's size in bytes. */
export function valueSize(value: Value): number {
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
export const documentSize = (name: string, fields: Fields): number =>
  nameSize(name) + fieldsSize(fields) + 32;
