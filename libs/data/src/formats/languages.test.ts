import { languages } from '@evergift/language';
import { speak } from '@evergift/language/speak';
import { afterEach, expect, test } from 'vitest';
import { formatCalendarDate } from '../calendar/format-date.ts';
import { formatMoneyIn } from '../money/format-money-in.ts';
import { allCurrencies, allRegions, formatsFor } from './formats-for.ts';
import { american } from './formats.ts';

afterEach(() => speak('en'));

/** An amount and a date as a choice writes them, with plain spaces and without marks of direction. */
function written(language: (typeof languages)[number], region: string, currency = 'USD') {
  const formats = formatsFor({ currency, region }, language);
  return [formatMoneyIn(formats, 123_450), formatCalendarDate('2026-12-05', 'medium', formats)].map(
    (text) =>
      text
        .replace(/\s/g, ' ')
        .replace('’', "'")
        .replace(/[\u061c\u200e\u200f]/g, ''),
  );
}

test('LC2 LC3 a language without a region writes as where it is at home', () => {
  expect(written('en', '')).toEqual(['$1,234.50', 'Dec 5, 2026']);
  expect(written('de', '')).toEqual(['1.234,50 $', '5. Dez. 2026']);
  expect(written('fr', '')).toEqual(['1 234,50 $US', '5 déc. 2026']);
  expect(written('es', '')).toEqual(['1234,50 US$', '5 dic 2026']);
  expect(written('ar', '')).toEqual(['\u20661,234.50 US$\u2069', '5 ديسمبر 2026']);
});

test('LC2 LC3 the marks are those of the region, the words those of the language', () => {
  expect(written('de', 'US')).toEqual(['$1,234.50', '5. Dez. 2026']);
  expect(written('de', 'CH', 'CHF')).toEqual(["CHF 1'234.50", '5. Dez. 2026']);
  expect(written('de', 'AU', 'AUD')).toEqual(['$1,234.50', '5. Dez. 2026']);
  // Whoever speaks the language there writes in their own way.
  expect(written('fr', 'CA', 'CAD')).toEqual(['1 234,50 $', '5 déc. 2026']);
  expect(written('fr', 'DE', 'EUR')).toEqual(['1.234,50 €', '5 déc. 2026']);
  expect(written('es', 'MX', 'MXN')).toEqual(['$1,234.50', '5 dic 2026']);
  expect(written('ar', 'FR', 'EUR')).toEqual(['\u20661 234,50 €\u2069', '5 ديسمبر 2026']);
  expect(
    formatCalendarDate('2026-12-05', 'long', formatsFor({ currency: '', region: 'US' }, 'de')),
  ).toBe('Samstag, 5. Dezember 2026');
});

/** Some of these have digits or a calendar of their own. */
const regions = ['', ...'US DE FR CH IN JP KW SA EG IR AF BD MM NP TH TW'.split(' ')];

test('LC3 digits are Latin and the calendar is Gregorian in every language and region', () => {
  for (const language of languages) {
    for (const region of regions) {
      const [amount, date] = written(language, region, 'EUR');
      expect(`${language} ${region} ${amount}`).toMatch(/1.?234[.,]50/);
      expect(`${language} ${region} ${date}`).toMatch(/\b5\b.*2026/);
      expect(`${amount}${date}`).not.toMatch(/(?![0-9])\p{Nd}/u);
    }
  }
});

test('LC3 names are in the order of the region, whatever the language', () => {
  const ordered = (region: string) =>
    ['Zoë', 'Örjan', 'Ole'].sort(formatsFor({ currency: '', region }, 'de').names.compare);
  expect(ordered('DE')).toEqual(['Ole', 'Örjan', 'Zoë']);
  expect(ordered('SE')).toEqual(['Ole', 'Zoë', 'Örjan']);
});

test('LC3 currencies and regions are called as the page speaks, and English writes as before', () => {
  expect(formatsFor({ currency: '', region: '' }).dates).toBe(american.dates);
  speak('de');
  const nameOf = (list: readonly { code: string; name: string }[], code: string) =>
    list.find((one) => one.code === code)?.name;
  expect(nameOf(allRegions(), 'AT')).toBe('Österreich');
  expect(nameOf(allCurrencies(), 'CHF')).toBe('Schweizer Franken');
  const places = allRegions().map(({ name }) => name);
  expect(places.indexOf('Österreich')).toBeLessThan(places.indexOf('Polen'));
});

test('LC4 an amount among Arabic words begins and ends from left to right, with and without isolates', () => {
  const { money } = formatsFor({ currency: 'USD', region: '' }, 'ar');
  expect(money.format(1.5)).toMatch(/^\u2066\u200e1\.50.*\$\u200e\u2069$/);
});
