import { expect, test } from 'vitest';
import { currencies, decimalsOf } from './currencies.ts';
import { allCurrencies, allRegions, formatsFor } from './formats-for.ts';
import { american } from './formats.ts';
import { regions } from './regions.ts';
import { formatCalendarDate } from '../calendar/format-date.ts';
import { formatMoneyIn } from '../money/format-money-in.ts';

const shown = (currency: string, region: string, amount: number) =>
  formatMoneyIn(formatsFor({ currency, region }), amount).replace(/\s/g, ' ');

test('LC1 each currency has the digits that ISO 4217 gives it', () => {
  expect(['USD', 'EUR', 'JPY', 'KWD', 'ISK', 'IQD', 'IDR', 'UGX', 'HUF'].map(decimalsOf)).toEqual([
    2, 2, 0, 3, 0, 3, 2, 0, 2,
  ]);
  expect(currencies).toHaveLength(new Set(currencies).size);
  expect(currencies.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
});

test('LC1 every currency is shown with its own digits, whatever the browser thinks', () => {
  for (const currency of currencies) {
    const digits = shown(currency, '', 1234567).replace(/[^\d.]/g, '');
    const decimals = decimalsOf(currency);
    const expected = (1234567 / 10 ** decimals).toFixed(decimals);
    expect(`${currency} ${digits.replace(/^\.+/, '')}`).toBe(`${currency} ${expected}`);
  }
});

test('LC2 amounts and dates as the region writes them, in English words', () => {
  const by = (region: string) => {
    const formats = formatsFor({ currency: 'EUR', region });
    return [shown('EUR', region, 123_450), formatCalendarDate('2026-12-05', 'medium', formats)];
  };
  expect(by('')).toEqual(['€1,234.50', 'Dec 5, 2026']);
  expect(by('DE')).toEqual(['1.234,50 €', '5 Dec 2026']);
  expect(by('FR')).toEqual(['1 234,50 €', '5 Dec 2026']);
  expect(by('GB')).toEqual(['€1,234.50', '5 Dec 2026']);
  expect(by('JP')).toEqual(['€1,234.50', 'Dec 5, 2026']);
  expect(by('EG')).toEqual(['€1,234.50', '5 Dec 2026']);
  expect(shown('JPY', '', 4500)).toBe('¥4,500');
  expect(shown('KWD', 'KW', 45_500)).toMatch(/^KWD 45\.500$/);
});

test('LC2 every region writes amounts and dates in Latin letters and digits', () => {
  for (const region of regions) {
    const formats = formatsFor({ currency: 'EUR', region });
    expect(`${region} ${formatCalendarDate('2026-12-05', 'long', formats)}`).toMatch(
      /^[A-Z]{2} Saturday,? (5 December|December 5,) 2026$/,
    );
    expect(shown('EUR', region, 1_234_567)).toMatch(/12.?345[.,]67/);
  }
});

test('LC1 LC2 what counts for everybody is not another object, and a code from elsewhere is shown', () => {
  const { currency, decimals, region, numbers, dates } = american;
  const everybody = { currency, decimals, region, numbers, dates };
  expect(formatsFor({ currency: '', region: '' })).toMatchObject(everybody);
  expect(formatsFor({ currency: 'EUR', region: '' })).toBe(
    formatsFor({ currency: 'EUR', region: '' }),
  );
  expect(shown('ZZZ', 'QQ', 4_500)).toBe('ZZZ 45.00');
  expect(shown('eu', 'de', 4_500)).toBe('$45.00');
});

test('LC1 LC2 currencies and regions can be chosen by name', () => {
  const [money, places] = [allCurrencies(), allRegions()];
  expect(money.find(({ code }) => code === 'EUR')?.name).toBe('Euro');
  expect(places.find(({ code }) => code === 'DE')?.name).toBe('Germany');
  expect([...money, ...places].every(({ code, name }) => name !== '' && name !== code)).toBe(true);
});
