import { amountOfNumber, currencyWords, type DecimalMark, madeFor } from '@evergift/data/reading';

const escaped = (text: string) => text.replace(/[$.*+?()[\]{}|\\^]/g, String.raw`\$&`);

/** What may be around a number: about, and the currency. */
const around = madeFor((by) => {
  const { signs, names } = currencyWords(by);
  const currency = String.raw`(?:(?:${[...signs, ...names].map(escaped).join('|')})\.?)`;
  return new RegExp(
    String.raw`^(?:~|≈|ca\.?|about)?\s*${currency}?\s*|(?<!\s)\s*${currency}?$`,
    'giu',
  );
});
/** Between thousands: '1 234', "1'234". */
const gaps = /(?<=\d)['’\s](?=\d{3})/g;
/** '45,-' and '45.–' have no cents. */
const noCents = /[.,][-–—]+$/;

/** Which mark is before the cents of a column, where one of its amounts shows it. */
export function decimalMarkIn(texts: readonly string[]): DecimalMark | undefined {
  const shows = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (shows(/\d,\d{1,2}(?!\d)/)) return ',';
  return shows(/\d\.\d{1,2}(?!\d)|\d,\d{3}\.\d/) ? '.' : undefined;
}

/**
 * An amount in the planner's currency, in its smallest unit, as people write it into a table: '45,50', '$45',
 * '1 234.50', 'USD 45'. Undefined for anything else, another currency included.
 * @param mark before the cents of this column; by default the region's
 */
export function readWrittenMoney(text: string, mark?: DecimalMark): number | undefined {
  const written = text.trim().replace(around(), '').replace(noCents, '').replace(gaps, '');
  return amountOfNumber(written, mark);
}
