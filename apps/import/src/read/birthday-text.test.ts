import { expect, test } from 'vitest';
import { readBirthday } from './birthday-text.ts';

test.each([
  ['1990-05-12', '1990-05-12'],
  ['19900512', '1990-05-12'],
  ['1990-5-1', '1990-05-01'],
  [' 1990-05-12 ', '1990-05-12'],
  ['1990-05-12T23:30:00Z', '1990-05-12'],
  ['1990-05-12 23:30', '1990-05-12'],
  ['0000-05-12', '1604-05-12'],
  ['--0512', '1604-05-12'],
  ['--05-12', '1604-05-12'],
  ['--05-12T23:30:00Z', '1604-05-12'],
  ['--0229', '1604-02-29'],
  ['--0230', undefined],
  ['1990-02-29', undefined],
  ['199051', undefined],
  ['1990512', undefined],
  ['1990-0512', undefined],
  ['1990', undefined],
  ['1990-05', undefined],
  ['--05', undefined],
  ['around 1990-05-12', undefined],
  ['1990-05-12?', undefined],
  ['x--0512', undefined],
  ['--0512x', undefined],
  ['', undefined],
])('I1 the birthday %j is %s', (written, date) => {
  expect(readBirthday(written)).toBe(date);
});

test('I1 a year that the address book writes for an unknown one is unknown', () => {
  expect(readBirthday('1604-05-12', '1604')).toBe('1604-05-12');
  expect(readBirthday('1900-05-12', '1900')).toBe('1604-05-12');
  expect(readBirthday('1901-05-12', '1900')).toBe('1901-05-12');
});
