import { american, formatsFor, writeIn } from '@evergift/data/testing';
import { speak } from '@evergift/language/speak';
import { afterEach, expect, test } from 'vitest';
import { formatShort, listed, monthNames, moreText, shortMonthNames } from './words.ts';

afterEach(() => {
  speak('en');
  writeIn(american);
});

test('Y1 what is shown is said in words, and how much more there is', () => {
  expect(listed(['Noor $1.00', 'Dad $0.50'])).toBe('Noor $1.00, Dad $0.50.');
  const many = Array.from({ length: 15 }, (_, index) => String(index));
  expect(listed(many)).toBe('0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 3 more in the table.');
  expect(moreText(12)).toBeUndefined();
  expect(moreText(13)).toBe('1 more in the table');
});

test('Y1 months and short amounts', () => {
  expect([0, 50, 45_00, 531_90, 1_234_00, 100_000_000].map(formatShort)).toEqual([
    '$0',
    '$0.50',
    '$45',
    '$532',
    '$1.2K',
    '$1M',
  ]);
  expect([monthNames()[0], monthNames()[11], monthNames().length]).toEqual([
    ...['January', 'December', 12],
  ]);
});

test('LC1 short amounts in another currency and region', () => {
  writeIn(formatsFor({ currency: 'EUR', region: 'DE' }));
  const plain = (amount: number) => formatShort(amount).replace(/\s/g, ' ');
  expect([50, 45_00, 1_234_00, 99_999_900].map(plain)).toEqual([
    '0,50 €',
    '45 €',
    '1,2K €',
    '1M €',
  ]);
  writeIn(formatsFor({ currency: 'JPY', region: '' }));
  expect([45, 4_500].map(plain)).toEqual(['¥45', '¥4.5K']);
});

test('LC2 a month is as short in Britain as in America', () => {
  writeIn(formatsFor({ currency: 'GBP', region: 'GB' }));
  expect(shortMonthNames()[8]).toBe('Sep');
});

test('LC3 months, lists and short amounts in the language of the page', () => {
  const choice = { currency: 'EUR', region: '' };
  const shown = (language: 'de' | 'ar') => {
    speak(language);
    writeIn(formatsFor(choice));
    return [
      monthNames()[2],
      shortMonthNames()[2],
      listed(['Noor', 'Dad', 'Mia']),
      formatShort(1_234_567_00),
    ];
  };
  expect(shown('de')).toEqual(['März', 'Mär', 'Noor, Dad und Mia.', '1,2\u00a0Mio.\u00a0€']);
  expect(shown('ar')).toEqual([
    ...['مارس', 'مارس', 'Noor، وDad، وMia.', '\u200f1.2\u00a0مليون\u00a0€'],
  ]);
  expect(formatShort(300_00)).toMatch(/^\u200e300.€\u200e$/);
});
