import ICAL from 'ical.js';
import { text } from '@evergift/language';
import { unknownBirthYear } from '@evergift/data';
import { dateOf } from './birthday-text.ts';
import type { Contact, Unreadable } from './contact.ts';
import { unfold, type Component } from './content-lines.ts';
import { excerpt, fitContact, oneLine } from './fit-contact.ts';

/** How calendars in the languages of our neighbours call it; a wedding's is another day. */
const birthdayWord =
  /birthday|\bb-?day\b|geburtstag|anniversaire(?! de mariage)|cumplea|compleanno|verjaardag|anivers[aá]rio(?! de (?:bodas?|casamento|matrimonio))|födelsedag|fødselsdag|عيد ميلاد|🎂/i;
const yearInTitle = / ?\(\*? ?(\d{4})\) ?$/;
/** '35th ', '35. ', '35e ', '35.º ' */
const age = String.raw`(\d{1,3})(?:st|nd|rd|th|\.|e|ᵉ|ème|\.?[º°]) `;
const ageInTitle = new RegExp(`${age}(?:birthday|geburtstag|anniversaire|cumpleaños)`, 'i');
/** What is around the name: "Anna's 35th birthday", '🎂 Anna (1990)', 'Birthday of Anna', 'Annas Geburtstag'. */
const aroundName: readonly RegExp[] = [
  yearInTitle,
  /^ ?🎂 ?| ?🎂 ?$/u,
  new RegExp(
    `^ ?(?:happy |c['’]est l['’])?(?:${age})?(?:birthday|b-?day|geburtstag|anniversaire|cumpleaños)(?: (?:of|von|de) | d['’]| ?[:–-] ?)`,
    'i',
  ),
  /^ ?عيد ميلاد /,
  /['’]s? (?:\d{1,3}(?:st|nd|rd|th) )?(?:birthday|b-?day) ?$/i,
  / (?:\d{1,3}(?:st|nd|rd|th) )?(?:birthday|b-?day) ?$/i,
  /(?:['’]|s)? (?:hat |\d{1,3}\. )?geburtstag ?$/i,
  / ?[-–:] ?(?:birthday|geburtstag|anniversaire|cumpleaños) ?$/i,
];

/**
 * An entry that began in an earlier year begins on the day of birth: calendars on computers do not reach so far back.
 */
const certainBefore = 2005;

interface Entry {
  readonly summary: string;
  readonly start: string;
  readonly isYearly: boolean;
  readonly isSaidToBe: boolean;
  readonly statedYear: number | undefined;
}

function entryOf(lines: readonly string[]): Entry {
  const kept = unfold(lines).filter((line) =>
    /^(?:SUMMARY|DTSTART|RRULE|CATEGORIES|X-NEXTCLOUD-BC-\w+)[;:]/i.test(line),
  );
  const component = new ICAL.Component(
    ICAL.parse(['BEGIN:VEVENT', ...kept, 'END:VEVENT'].join('\r\n')),
  );
  const valueOf = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
  const summary = oneLine(valueOf('summary'));
  const rule = component.getFirstPropertyValue('rrule');
  const year = Number(valueOf('x-nextcloud-bc-year'));
  return {
    summary,
    start: valueOf('dtstart'),
    isYearly: rule instanceof ICAL.Recur && rule.freq === 'YEARLY' && (rule.interval ?? 1) === 1,
    isSaidToBe: birthdayWord.test(`${summary} ${valueOf('categories')}`) || year > 0,
    statedYear: year > 0 ? year : undefined,
  };
}

/** The year of birth where the entry says it: in the title, by the age, or because it began so long ago. */
function yearOf({ summary, start, statedYear }: Entry): number | undefined {
  const [, written] = yearInTitle.exec(summary) ?? [];
  if (written ?? statedYear) return Number(written ?? statedYear);
  const began = Number(start.slice(0, 4));
  const [, age] = ageInTitle.exec(summary) ?? [];
  if (age) return began - Number(age);
  return began > unknownBirthYear && began < certainBefore ? began : undefined;
}

const personIn = (summary: string) =>
  aroundName.reduce((title, pattern) => title.replace(pattern, ''), summary).trim();

/**
 * The person of a birthday calendar's entry, or why there is none. Where the year of birth is not certain, it stays
 * open.
 * @param isBirthdayCalendar the calendar's name says that all of its entries are birthdays
 */
export function readBirthdayEvent(
  { line, lines, isCut }: Component,
  isBirthdayCalendar: boolean,
): Contact | Unreadable {
  const title = unfold(lines).find((one) => /^SUMMARY[;:]/i.test(one)) ?? '';
  const shown = excerpt(title.slice(title.indexOf(':') + 1));
  const unreadable = (reason: string): Unreadable => ({ line, text: shown, reason });
  if (isCut) return unreadable(text('The entry has no end: the file is damaged here.'));
  let entry: Entry;
  try {
    entry = entryOf(lines);
  } catch {
    return unreadable(text('The entry is damaged and cannot be read.'));
  }
  if (!entry.isYearly) {
    return unreadable(text('It does not repeat every year, as birthdays do.'));
  }
  if (!entry.isSaidToBe && !isBirthdayCalendar)
    return unreadable(text('Nothing says that it is a birthday.'));
  const [, month = '', day = ''] = /^\d{4}-(\d{2})-(\d{2})/.exec(entry.start) ?? [];
  const birthday = dateOf(String(yearOf(entry) ?? 0), month, day);
  if (birthday === undefined) return unreadable(text('Its date is missing or no real day.'));
  return fitContact({
    line,
    name: personIn(entry.summary),
    nickname: '',
    birthday,
    notes: '',
    relationship: '',
    remarks: [],
  });
}

/** Whether the calendar's own name says that it contains birthdays. */
export const isBirthdayCalendar = (text: string): boolean =>
  birthdayWord.test(/^(?:X-WR-CALNAME|NAME)[^:\r\n]*:(.*)$/im.exec(text)?.[1] ?? '');
