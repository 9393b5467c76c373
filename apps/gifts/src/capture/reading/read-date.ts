import { addDays, isCalendarDate, parseCalendarDate, quickDates } from '@evergift/data';
import type { DateText } from '@evergift/data';
import { foldedWords } from '@evergift/data/reading';
import { pageLanguage } from '@evergift/language';
import type { SaidDate } from './events-index.ts';
import type { Phrases } from './phrases.ts';
import { isSaid, saidWords } from './said-words.ts';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const fullMonths = new Set(
  'january february march april june july august september sept october november december'.split(
    ' ',
  ),
);

/** The names of months in another language than English, in small letters and without accents. */
const monthsIn = new Map<string, ReadonlyMap<string, number>>();

function ownMonths(language = pageLanguage()): ReadonlyMap<string, number> {
  const known = monthsIn.get(language);
  if (known) return known;
  const names = new Map<string, number>();
  for (const month of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    for (let at = 0; at < 12; at += 1) {
      names.set(foldedWords(format.format(Date.UTC(2026, at))).join(' '), at);
    }
  }
  monthsIn.set(language, names);
  return names;
}

function monthOf(word: string): string | undefined {
  const english = months.indexOf(word.slice(0, 3));
  const isEnglish = english >= 0 && (word.length === 3 || fullMonths.has(word));
  const at = isEnglish ? english : pageLanguage() === 'en' ? undefined : ownMonths().get(word);
  return at === undefined ? undefined : String(at + 1).padStart(2, '0');
}

/** '24', '24th', '1er'. */
const dayOf = (word: string) => /^([1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|o)?$/.exec(word)?.[1];

const saidDate = (month: string, day: string, year?: string): SaidDate => ({
  year,
  month,
  day: day.padStart(2, '0'),
});

/** A date in one word: '2026-12-24', 'dec24', '24dec'. */
function dateInWord(word: string): SaidDate | undefined {
  if (isCalendarDate(word)) return saidDate(word.slice(5, 7), word.slice(8), word.slice(0, 4));
  const [, before, letters, after] = /^(\d{0,2})(\p{L}{3,12})(\d{0,2})$/u.exec(word) ?? [];
  const month = letters ? monthOf(letters) : undefined;
  const day = dayOf(before || after || '');
  return month && day && !(before && after) ? saidDate(month, day) : undefined;
}

/** A date of one word or of more ('24 dec', 'december 24th', '24 de diciembre'), and where it ends. */
export function dateAt(phrases: Phrases, from: number): (SaidDate & { to: number }) | undefined {
  const first = phrases.free(from);
  const word = first?.plain.replace(/^#/, '') ?? '';
  const single = dateInWord(word);
  if (single) return { ...single, to: from + 1 };
  // '24.' is a day before a month.
  const goesOn = first?.after === '' || (first?.after === '.' && dayOf(word) !== undefined);
  if (!goesOn) return undefined;
  const hasOf = isSaid('of', phrases.free(from + 1)?.plain ?? '');
  const at = hasOf ? from + 2 : from + 1;
  const other = phrases.free(at)?.plain ?? '';
  const month = monthOf(word) ?? monthOf(other);
  const day = dayOf(monthOf(word) ? other : word);
  return month && day ? { ...saidDate(month, day), to: at + 1 } : undefined;
}

const longestName = 4;
let named: { key: string; days: ReadonlyMap<string, DateText> } | undefined;

/** Days by what they are called: 'tomorrow', 'friday', 'in two weeks'; in English, and in the page's language. */
function namedDays(today: DateText): ReadonlyMap<string, DateText> {
  const key = `${pageLanguage()} ${today}`;
  if (named?.key === key) return named.days;
  const days = new Map<string, DateText>();
  const counts = saidWords('counts').all;
  const add = (name: string, date: DateText) => {
    // Of each four words the list has one for the same count.
    const count = Number(/\b[1-4]\b/.exec(name)?.[0] ?? 0);
    const said = counts.filter((_, at) => at % 4 === count - 1);
    for (const word of ['', ...said]) {
      const words = foldedWords(word ? name.replace(String(count), word) : name).join(' ');
      if (!days.has(words)) days.set(words, date);
    }
  };
  for (const language of new Set([pageLanguage(), 'en'])) {
    const relative = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' });
    const exact = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`);
    const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    for (let count = 0; count <= 7; count += 1) {
      const date = addDays(today, count);
      add(relative.format(count, 'day'), date);
      const day = parseCalendarDate(date)?.toDate('UTC');
      if (day && count > 0) add(weekday.format(day), date);
      if (count > 0 && count < 5) add(exact.format(count, 'week'), addDays(today, 7 * count));
    }
  }
  for (const { label, date } of quickDates(today)) add(label, date);
  named = { key, days };
  return days;
}

/** A day that is called by how far away it is, and where its name ends. */
export function namedDayAt(
  phrases: Phrases,
  from: number,
  today: DateText,
): (SaidDate & { to: number }) | undefined {
  let words = '';
  let found: (SaidDate & { to: number }) | undefined;
  for (let to = from; to < from + longestName; to += 1) {
    const word = phrases.free(to);
    if (!word) break;
    words = words ? `${words} ${word.folded}` : word.folded;
    const [year, month = '', day = ''] = namedDays(today).get(words)?.split('-') ?? [];
    if (year) found = { ...saidDate(month, day, year), to: to + 1 };
    if (word.after) break;
  }
  return found;
}
