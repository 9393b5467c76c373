import { Buffer } from 'node:buffer';
import type { Document, Value } from '../firestore/types.ts';
import { parseTimestamp } from './time.ts';
import { Failure, RulesPath, type RulesMap, type RulesValue } from './values.ts';

/** `projects/p/databases/d/documents/c/x` as the path that rules see. */
export function pathOfName(name: string): RulesPath {
  return new RulesPath(name.split('/').slice(2));
}

/** A document as rules see it: data and id. */
export function documentValue({ name, fields }: Document): RulesMap {
  return new Map<string, RulesValue>([
    ['data', fieldsValue(fields)],
    ['id', name.slice(name.lastIndexOf('/') + 1)],
  ]);
}

function fieldsValue(fields: Record<string, Value>): RulesMap {
  return new Map(Object.entries(fields).map(([key, value]) => [key, rulesValue(value)]));
}

/** Translates a stored value. */
function rulesValue(value: Value): RulesValue {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('timestampValue' in value) {
    const timestamp = parseTimestamp(value.timestampValue);
    return timestamp instanceof Failure ? null : timestamp;
  }
  if ('stringValue' in value) return value.stringValue;
  if ('bytesValue' in value) return new Uint8Array(Buffer.from(value.bytesValue, 'base64'));
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(rulesValue);
  return fieldsValue(value.mapValue.fields ?? {});
}

/** Translates a claim of an identity token. */
export function claimValue(claim: unknown): RulesValue {
  if (typeof claim === 'boolean' || typeof claim === 'string') return claim;
  if (typeof claim === 'number') return Number.isInteger(claim) ? BigInt(claim) : claim;
  if (Array.isArray(claim)) return claim.map(claimValue);
  if (typeof claim !== 'object' || claim === null) return null;
  return new Map(Object.entries(claim).map(([key, value]) => [key, claimValue(value)]));
}
