import { foldedWords } from '@evergift/data/reading';
import type { EventsIndex, KnownEvent } from './events-index.ts';
import type { Phrase, Phrases } from './phrases.ts';
import { dateAt, namedDayAt } from './read-date.ts';
import { isSaid, restsOf } from './said-words.ts';

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

/** The longest title that begins at a word; `first` where that is only a part of the word. */
function titleAt(phrases: Phrases, from: number, index: EventsIndex, first?: string) {
  let words = '';
  let longest = { to: from, title: '' };
  for (let to = from; to < from + longestTitle; to += 1) {
    const word = phrases.free(to);
    if (!word) break;
    words = words ? `${words} ${word.folded}` : (first ?? word.folded);
    if (index.titled(words).length > 0) longest = { to: to + 1, title: words };
    if (word.after) break;
  }
  return longest;
}

/** Where the longest title ends that begins at a word; where it begins when there is none. */
export const titleEnd = (...title: Parameters<typeof titleAt>): number => titleAt(...title).to;

/** 'for Christmas', "for Dad's birthday 2027". */
function readTitle(phrases: Phrases, at: number, index: EventsIndex, choose: Choose) {
  const word = phrases.free(at);
  if (!word) return undefined;
  const glued = restsOf('occasion', word.plain).map((rest) => titleAt(phrases, at, index, rest));
  const isLead = word.after === '' && isSaid('occasion', word.folded);
  const next = isLead ? phrases.free(at + 1) : undefined;
  const after = [
    ...(next ? [at + 1] : []),
    ...(isSaid('small', next?.folded ?? '') ? [at + 2] : []),
  ];
  // 'pour l’anniversaire'
  const elided = restsOf('small', next?.plain ?? '');
  const titles = [
    ...glued,
    ...after.map((from) => titleAt(phrases, from, index)),
    ...elided.map((rest) => titleAt(phrases, at + 1, index, rest)),
  ];
  const found = titles.find(({ title }) => title !== '');
  if (!found) return undefined;
  const events = index.titled(found.title);
  return withYear(phrases, { from: at, to: found.to }, (said) => choose(events, said));
}

/** 'dec 24', 'on 24 December', '2026-12-24': only where there is an event on that day. */
function readDate(phrases: Phrases, at: number, index: EventsIndex, choose: Choose) {
  const date = dateAt(phrases, at) ?? namedDayAt(phrases, at, index.today);
  const event = date && choose(index.on(date));
  if (!date || !event) return undefined;
  const isOn = (place: number) => {
    const word = phrases.free(place);
    return word?.after === '' && isSaid('on', word.folded);
  };
  // 'para el 24 de diciembre'
  const from = isOn(at - 1) ? (isOn(at - 2) ? at - 2 : at - 1) : at;
  return { event, phrase: { from, to: date.to } };
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
