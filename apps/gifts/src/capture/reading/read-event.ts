import { foldedWords } from '@evergift/data/reading';
import type { EventsIndex, KnownEvent } from './events-index.ts';
import type { Phrase, Phrases } from './phrases.ts';
import { dateAt } from './read-date.ts';

/** A title has at most so many words. */
const longestTitle = 8;

/** An event and where the line names it. */
export interface FoundEvent {
  readonly phrase: Phrase;
  readonly event: KnownEvent;
}

type Choose = (events: readonly KnownEvent[], year?: string) => KnownEvent | undefined;

const yearAt = (phrases: Phrases, at: number): string | undefined =>
  /^20\d\d$/.exec(phrases.free(at)?.core ?? '')?.[0];

/** With a year after it, when there is such an event in that year. */
function withYear(
  phrases: Phrases,
  phrase: Phrase,
  choose: (year?: string) => KnownEvent | undefined,
) {
  const year = yearAt(phrases, phrase.to);
  const inYear = year === undefined ? undefined : choose(year);
  const event = inYear ?? choose();
  return event && { event, phrase: { from: phrase.from, to: phrase.to + (inYear ? 1 : 0) } };
}

/** '#christmas', '#christmas2027', '#christmas 2027', '#24dec'. */
function readTag(phrases: Phrases, at: number, index: EventsIndex, choose: Choose) {
  const word = phrases.free(at);
  if (!word || !/^#./.test(word.core)) return undefined;
  const date = dateAt(phrases, at);
  const onDate = date && choose(index.on(date));
  if (date && onDate) return { event: onDate, phrase: { from: at, to: date.to } };
  const tag = foldedWords(word.core).join('');
  if (tag === '') return undefined;
  const [, name = tag, year] = /^(.+?)(20\d\d)$/.exec(tag) ?? [];
  if (year) {
    const event = choose(index.tagged(name), year);
    if (event) return { event, phrase: { from: at, to: at + 1 } };
  }
  const events = index.tagged(tag);
  return withYear(phrases, { from: at, to: at + 1 }, (said) => choose(events, said));
}

/** The longest title that begins at a word. @returns where it ends; where it begins when there is none */
export function titleEnd(phrases: Phrases, from: number, index: EventsIndex): number {
  let words = '';
  let longest = from;
  for (let to = from; to < from + longestTitle; to += 1) {
    const word = phrases.free(to);
    if (!word) break;
    words = words ? `${words} ${word.folded}` : word.folded;
    if (index.titled(words).length > 0) longest = to + 1;
    if (word.after) break;
  }
  return longest;
}

/** 'for Christmas', "for Dad's birthday 2027". */
function readTitle(phrases: Phrases, at: number, index: EventsIndex, choose: Choose) {
  const word = phrases.free(at);
  if (word?.after !== '' || word.folded !== 'for') return undefined;
  const end = titleEnd(phrases, at + 1, index);
  if (end === at + 1) return undefined;
  const words = phrases.words.slice(at + 1, end).map(({ folded }) => folded);
  const events = index.titled(words.join(' '));
  return withYear(phrases, { from: at, to: end }, (said) => choose(events, said));
}

/** 'dec 24', 'on 24 December', '2026-12-24': only where there is an event on that day. */
function readDate(phrases: Phrases, at: number, index: EventsIndex, choose: Choose) {
  const date = dateAt(phrases, at);
  const event = date && choose(index.on(date));
  if (!date || !event) return undefined;
  const before = phrases.free(at - 1);
  const hasOn = before?.after === '' && (before.folded === 'on' || before.folded === 'for');
  return { event, phrase: { from: hasOn ? at - 1 : at, to: date.to } };
}

/**
 * Finds and takes the event of a line: a tag, else a title after 'for', else a date.
 *
 * @param personId whose events are meant; '' for anybody's
 */
export function readEvent(
  phrases: Phrases,
  index: EventsIndex,
  personId: string,
): FoundEvent | undefined {
  const choose: Choose = (events, year = '') =>
    events.find(
      ({ people, date }) => (!personId || people.includes(personId)) && date.startsWith(year),
    );
  for (const read of [readTag, readTitle, readDate]) {
    for (let at = 0; at < phrases.words.length; at += 1) {
      const found = read(phrases, at, index, choose);
      if (!found || !phrases.isOpen(found.phrase)) continue;
      phrases.take(found.phrase);
      return found;
    }
  }
  return undefined;
}
