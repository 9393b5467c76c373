import { languages } from '@evergift/language';
import { amountOfNumber, currencyWords, type DecimalMark, madeFor } from '@evergift/data/reading';
import { latinDigits } from './plain-word.ts';

/** What a currency is called in each language that the product speaks: a German file may come to an English page. */
function namesIn(currency: string): readonly string[] {
  const all = languages.flatMap((language) => {
    // The currency's own words have the English ones.
    if (language === 'en') return [];
    const style = { style: 'currency', currency, currencyDisplay: 'name' } as const;
    const format = new Intl.NumberFormat(language, { ...style, maximumFractionDigits: 0 });
    return [1, 2, 5].flatMap((count) => {
      const parts = format.formatToParts(count);
      const name = parts.find(({ type }) => type === 'currency')?.value ?? '';
      const said = name.split(/[\s-]/);
      // 'livres' of 'livres sterling', 'Pfund' of 'Britische Pfund'.
      return [name, said[0] ?? '', said.at(-1) ?? ''];
    });
  });
  return [...new Set(all)];
}

const known = new Map<string, readonly string[]>();

function currencyNames(currency: string): readonly string[] {
  const names = known.get(currency) ?? namesIn(currency);
  known.set(currency, names);
  return names;
}

const escaped = (text: string) => text.replace(/[$.*+?()[\]{}|\\^]/g, String.raw`\$&`);

/** What may be around a number: about, and the currency. */
const around = madeFor((by) => {
  const { signs, names } = currencyWords(by);
  const all = [...signs, ...names, ...currencyNames(by.currency)].filter(Boolean);
  const words = all.sort((one, other) => other.length - one.length);
  const currency = String.raw`(?:(?:${words.map(escaped).join('|')})\.?)`;
  return new RegExp(
    String.raw`^(?:~|≈|ca\.?|about|etwa|environ|env\.?|aprox\.?|unos|حوالي|نحو)?\s*${currency}?\s*|(?<!\s)\s*${currency}?$`,
    'giu',
  );
});

/** Between thousands: '1 234', "1'234". */
const gaps = /(?<=\d)['’\s](?=\d{3})/g;
/** '45,-' and '45.–' have no cents. */
const noCents = /[.,][-–—]+$/;

/** Which mark is before the cents of a column, where one of its amounts shows it. */
export function decimalMarkIn(texts: readonly string[]): DecimalMark | undefined {
  const shows = (pattern: RegExp) => texts.some((text) => pattern.test(latinDigits(text)));
  if (shows(/\d,\d{1,2}(?!\d)/)) return ',';
  return shows(/\d\.\d{1,2}(?!\d)|\d,\d{3}\.\d/) ? '.' : undefined;
}

/**
 * An amount in the planner's currency, in its smallest unit, as people write it into a table: '45,50', '$45',
 * '1 234.50', 'USD 45'. Undefined for anything else, another currency included.
 * @param mark before the cents of this column; by default the region's
 */
export function readWrittenMoney(text: string, mark?: DecimalMark): number | undefined {
  const written = latinDigits(text)
    .trim()
    .replace(around(), '')
    .replace(noCents, '')
    .replace(gaps, '');
  return amountOfNumber(written, mark);
}
