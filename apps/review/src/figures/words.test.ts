import { american, formatsFor, writeIn } from '@evergift/data/testing';
import { expect, test } from 'vitest';
import { counted, formatShort, listed, monthNames, moreText } from './words.ts';

test('Y1 what is shown is said in words, and how much more there is', () => {
  expect(listed(['Noor $1.00', 'Dad $0.50'])).toBe('Noor $1.00, Dad $0.50.');
  const many = Array.from({ length: 15 }, (_, index) => String(index));
  expect(listed(many)).toBe('0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 3 more in the table.');
  expect(moreText(12)).toBeUndefined();
  expect(moreText(13)).toBe('1 more in the table');
});

test('Y1 counts and short amounts', () => {
  expect([counted(1, 'present'), counted(1_200, 'present')]).toEqual([
    '1 present',
    '1,200 presents',
  ]);
  expect([0, 50, 45_00, 531_90, 1_234_00, 100_000_000].map(formatShort)).toEqual([
    '$0',
    '$0.50',
    '$45',
    '$532',
    '$1.2K',
    '$1M',
  ]);
  expect([monthNames[0], monthNames[11], monthNames.length]).toEqual(['January', 'December', 12]);
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
  writeIn(american);
});
