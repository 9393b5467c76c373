import { isCalendarDate } from '@evergift/data';
import type { SaidDate } from './events-index.ts';
import type { Phrases } from './phrases.ts';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const fullMonths = new Set(
  'january february march april june july august september sept october november december'.split(
    ' ',
  ),
);

function monthOf(word: string): string | undefined {
  const at = months.indexOf(word.slice(0, 3));
  const isMonth = at >= 0 && (word.length === 3 || fullMonths.has(word));
  return isMonth ? String(at + 1).padStart(2, '0') : undefined;
}

/** '24', '24th'. */
const dayOf = (word: string) => /^([1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.exec(word)?.[1];

const saidDate = (month: string, day: string, year?: string): SaidDate => ({
  year,
  month,
  day: day.padStart(2, '0'),
});

/** A date in one word: '2026-12-24', 'dec24', '24dec'. */
function dateInWord(word: string): SaidDate | undefined {
  if (isCalendarDate(word)) return saidDate(word.slice(5, 7), word.slice(8), word.slice(0, 4));
  const [, before, letters, after] = /^(\d{0,2})([a-z]{3,9})(\d{0,2})$/.exec(word) ?? [];
  const month = letters ? monthOf(letters) : undefined;
  const day = dayOf(before || after || '');
  return month && day && !(before && after) ? saidDate(month, day) : undefined;
}

/** A date of one word or of two ('24 dec', 'december 24th'), and where it ends. */
export function dateAt(phrases: Phrases, from: number): (SaidDate & { to: number }) | undefined {
  const [first, second] = [phrases.free(from), phrases.free(from + 1)];
  const word = first?.core.toLowerCase().replace(/^#/, '') ?? '';
  const single = dateInWord(word);
  if (single) return { ...single, to: from + 1 };
  const other = first?.after === '' ? (second?.core.toLowerCase() ?? '') : '';
  const month = monthOf(word) ?? monthOf(other);
  const day = dayOf(monthOf(word) ? other : word);
  return month && day ? { ...saidDate(month, day), to: from + 2 } : undefined;
}
