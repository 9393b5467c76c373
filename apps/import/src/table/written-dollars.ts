import { centsOfNumber } from '@evergift/data/reading';

const currency = String.raw`(?:us\$|usd|\$|dollars?)`;
const around = new RegExp(
  String.raw`^(?:~|≈|ca\.?|about)?\s*${currency}?\s*|(?<!\s)\s*${currency}?$`,
  'gi',
);
/** Between thousands: '1 234', "1'234". */
const gaps = /(?<=\d)['’\s](?=\d{3})/g;
/** '45,-' and '45.–' have no cents. */
const noCents = /[.,][-–—]+$/;
const groupedByPoint = /^\d{1,3}\.\d{3}$/;

/** Whether the amounts of a column have a comma before their cents: then '1.200' is 1,200. */
export const hasDecimalCommas = (texts: readonly string[]): boolean =>
  texts.some((text) => /\d,\d{1,2}(?!\d)/.test(text));

/**
 * Whole cents of an amount in dollars as people write it into a table: '45,50', '$45', '1 234.50', 'USD 45'.
 * Undefined for anything else, another currency included.
 * @param hasCommas cents follow a comma in this column
 */
export function readWrittenDollars(text: string, hasCommas: boolean): number | undefined {
  const written = text.trim().replace(around, '').replace(noCents, '').replace(gaps, '');
  const isGrouped = hasCommas && groupedByPoint.test(written);
  return centsOfNumber(isGrouped ? written.replace('.', '') : written);
}
