import { Buffer } from 'node:buffer';
import {
  Duration,
  isList,
  isMap,
  isNumber,
  LatLng,
  RulesPath,
  RulesSet,
  Timestamp,
  typeName,
  type RulesValue,
} from './values.ts';

/** Equal values have equal keys; undefined when the value equals nothing, not even itself. */
export function keyOf(value: RulesValue): string | undefined {
  if (isNumber(value)) {
    const number = Number(value);
    return Number.isNaN(number) ? undefined : `number ${number === 0 ? 0 : number}`;
  }
  if (typeof value === 'string') return `string ${JSON.stringify(value)}`;
  if (value === null || typeof value === 'boolean') return String(value);
  if (isList(value)) return joined('list', value.map(keyOf));
  if (isMap(value)) {
    const members = [...value].map(([name, member]) => {
      const key = keyOf(member);
      return key === undefined ? undefined : `${JSON.stringify(name)}:${key}`;
    });
    return joined('map', members.sort());
  }
  if (value instanceof RulesSet) return joined('set', value.members.map(keyOf).sort());
  if (value instanceof Timestamp || value instanceof Duration) {
    return `${typeName(value)} ${value.nanoseconds}`;
  }
  if (value instanceof Uint8Array) return `bytes ${Buffer.from(value).toString('base64')}`;
  if (value instanceof LatLng) return `latlng ${value.latitude + 0} ${value.longitude + 0}`;
  if (value instanceof RulesPath) return value.unbound.length > 0 ? undefined : value.text();
  return undefined;
}

function joined(type: string, keys: readonly (string | undefined)[]): string | undefined {
  return keys.includes(undefined) ? undefined : `${type}(${keys.join(',')})`;
}
