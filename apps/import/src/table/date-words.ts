import { languages } from '@evergift/language';
import { plainWord } from './plain-word.ts';

/** Where the languages of the product are spoken with other names for months. */
const places = ['de-AT', 'es-PE', 'fr-CA', 'ar-DZ', 'ar-LB', 'ar-MA'];

/** The names of months or weekdays in all languages, with the numbers of those that they name, counted from 1. */
function namesOf(part: 'month' | 'weekday', count: number): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const place of [...languages, ...places]) {
    for (const style of ['long', 'short'] as const) {
      for (const withDay of [{ day: 'numeric' as const }, {}]) {
        const written = new Intl.DateTimeFormat(`${place}-u-ca-gregory`, {
          ...{ [part]: style, timeZone: 'UTC', ...withDay },
        });
        for (let at = 0; at < count; at += 1) {
          // 4 January 2026 is a Sunday.
          const day = part === 'month' ? Date.UTC(2026, at, 5) : Date.UTC(2026, 0, 4 + at);
          const name = written.formatToParts(day).find(({ type }) => type === part)?.value ?? '';
          if (!names.has(plainWord(name))) names.set(plainWord(name), at + 1);
        }
      }
    }
  }
  return names;
}

let months: ReadonlyMap<string, number> | undefined;
let weekdays: ReadonlyMap<string, number> | undefined;

const shortest = 3;

/**
 * The month that a word names or shortens, from 1, in any language of the product: 'Dezember', 'déc.', 'ديسمبر'. 0 for
 * none, and for what may be several.
 */
export function monthOf(word: string): number {
  months ??= namesOf('month', 12);
  const plain = plainWord(word);
  const known = months.get(plain);
  if (known !== undefined || plain.length < shortest) return known ?? 0;
  const meant = new Set(
    [...months].flatMap(([name, month]) => (name.startsWith(plain) ? month : [])),
  );
  const [month = 0, ...others] = meant;
  return others.length === 0 ? month : 0;
}

export function isWeekday(word: string): boolean {
  weekdays ??= namesOf('weekday', 7);
  return weekdays.has(plainWord(word));
}
