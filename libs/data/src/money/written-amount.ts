import { limits } from '../model/limits.ts';

const longestNumber = 16;
const number = /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+(?=,)|\d+)(?:[.,](\d{1,2}))?$/;
const grouped = /^\d{1,3}(?:\.\d{3}){2,}$/;

/**
 * Whole cents of a number as people write it: '45', '45.5', '45,50', '1,234.50', '1.234,50'. Undefined for anything else,
 * also for '1.200', which is 1,200 in some countries, and for more than a field takes.
 */
export function centsOfNumber(text: string): number | undefined {
  if (text.length > longestNumber) return undefined;
  if (grouped.test(text)) return centsOfNumber(text.replaceAll('.', ''));
  const [, whole, fraction = ''] = number.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= limits.amount ? cents : undefined;
}
