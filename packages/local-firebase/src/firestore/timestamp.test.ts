import { describe, expect, test } from 'vitest';
import {
  compareTimestamps,
  formatMicroseconds,
  formatTimestamp,
  parseMicroseconds,
  parseTimestamp,
} from './timestamp.ts';

const stored = (text: string): string | undefined => {
  const instant = parseTimestamp(text);
  return instant && formatTimestamp(instant);
};

describe('timestamps', () => {
  test.each([
    ['2020-01-01T00:00:00Z', '2020-01-01T00:00:00.000Z'],
    ['2020-01-01T00:00:00.1Z', '2020-01-01T00:00:00.100Z'],
    ['2020-01-01T00:00:00.123456789Z', '2020-01-01T00:00:00.123456Z'],
    ['2020-01-01T02:30:00.5+02:30', '2020-01-01T00:00:00.500Z'],
    ['2019-12-31T23:00:00-01:00', '2020-01-01T00:00:00.000Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999999999Z', '9999-12-31T23:59:59.999999Z'],
    ['1969-12-31T23:59:59.999999Z', '1969-12-31T23:59:59.999999Z'],
  ])('%s is stored as %s', (text, expected) => {
    expect(stored(text)).toBe(expected);
  });

  test.each([
    'now',
    '2020-01-01',
    '2020-02-30T00:00:00Z',
    '2020-01-01T24:00:00Z',
    '2020-01-01T00:00:00',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+01:00',
    '2020-01-01T00:00:00.1234567890Z',
  ])('%s is none', (text) => {
    expect(parseTimestamp(text)).toBeUndefined();
  });

  test('sort by time, however many digits they have', () => {
    const times = [
      '2020-01-01T00:00:00.500Z',
      '2020-01-01T00:00:00.500001Z',
      '2020-01-01T00:00:00.501Z',
    ];
    expect([...times].reverse().sort(compareTimestamps)).toEqual(times);
  });

  test('commit times have six digits and are read back, also with nanoseconds', () => {
    expect(formatMicroseconds(1_577_836_800_000_001)).toBe('2020-01-01T00:00:00.000001Z');
    expect(parseMicroseconds('2020-01-01T00:00:00.000001000Z')).toBe(1_577_836_800_000_001);
  });
});
