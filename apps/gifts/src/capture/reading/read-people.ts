import { limits } from '@evergift/data';
import { foldLetters, type PeopleIndex } from '@evergift/data/reading';
import { type Phrase, Phrases } from './phrases.ts';
import { isSaid, restsOf } from './said-words.ts';
import type { Word } from './words.ts';

/** A name has at most so many words. */
export const longestName = 5;
/** Whom a line names; `phrases` are where. */
export interface FoundPeople {
  readonly phrases: readonly Phrase[];
  readonly personIds: readonly string[];
  readonly newName: string;
  readonly candidateIds: readonly string[];
}

interface FoundNames extends Pick<FoundPeople, 'personIds' | 'candidateIds'> {
  /** Where the names end. */
  readonly to: number;
}

/** Where a name may begin. */
export interface NameStart {
  readonly at: number;
  /** What its first word may be, where that is written together with the word before it: '@dad', 'لأمي'. */
  readonly firsts?: readonly string[];
}

/** Where a name begins after this word, or in it: 'for', '@dad', '@ dad'. */
export function namesStartAt(phrases: Phrases, at: number): NameStart | undefined {
  const { core = '', plain = '', after } = phrases.free(at) ?? {};
  if (/^@.+/.test(core)) return { at };
  const firsts = restsOf('for', plain);
  if (firsts.length > 0) return { at, firsts };
  return after === '' && (core === '@' || isSaid('for', plain)) ? { at: at + 1 } : undefined;
}

/** Whether a line may name somebody. */
export function maySayWho(line: string): boolean {
  const phrases = new Phrases(line, []);
  return phrases.words.some((_, at) => namesStartAt(phrases, at) !== undefined);
}

/** The name that begins at a word: the longest that somebody has, else what begins somebody's name. */
function readName(
  phrases: Phrases,
  { at: from, firsts }: NameStart,
  index: PeopleIndex,
  mayBePrefix: boolean,
): { ids: readonly string[]; to: number } | undefined {
  for (const first of firsts ?? [phrases.free(from)?.folded ?? '']) {
    const names: string[] = [];
    for (let to = from; to < from + longestName && phrases.free(to); to += 1) {
      const { folded, after } = phrases.words[to] as Word;
      if (folded === '') break;
      names.push(names.length > 0 ? `${names.at(-1)} ${folded}` : first);
      if (after) break;
    }
    for (let count = names.length; count > 0; count -= 1) {
      const name = names[count - 1] ?? '';
      const ids = index.called(name);
      if (ids.length > 0) return { ids, to: from + count };
    }
    const isName = mayBePrefix && !firsts && !isSaid('small', first);
    const ids = isName ? index.beginningWith(names[0] ?? '') : [];
    if (ids.length > 0) return { ids, to: from + 1 };
  }
  return undefined;
}

/** Where another name of the same list may begin: after 'and', '&', '+' or a comma. */
function nextName(phrases: Phrases, to: number): NameStart | undefined {
  const after = phrases.words[to - 1]?.after;
  if (after !== '' && after !== ',' && after !== '،') return undefined;
  const word = phrases.free(to);
  const joint = foldLetters(word?.text ?? '');
  if (joint === '&' || joint === '+' || isSaid('and', joint)) return { at: to + 1 };
  const firsts = restsOf('and', word?.plain ?? '').flatMap((rest) => [
    ...restsOf('for', rest),
    rest,
  ]);
  if (firsts.length > 0) return { at: to, firsts };
  return after === '' ? undefined : { at: to };
}

/** The names that begin at a word: 'mum', 'my dad', 'mum, dad and Ana'. */
function readNames(phrases: Phrases, start: NameStart, index: PeopleIndex): FoundNames | undefined {
  const begins = start.firsts ?? [phrases.free(start.at)?.folded ?? ''];
  const isPossessive = begins.some((word) => isSaid('my', word));
  const first = readName(phrases, isPossessive ? { at: start.at + 1 } : start, index, true);
  if (!first) return undefined;
  if (first.ids.length > 1) return { to: first.to, personIds: [], candidateIds: first.ids };
  const personIds = [...first.ids];
  let { to } = first;
  for (;;) {
    const from = nextName(phrases, to);
    const next = from === undefined ? undefined : readName(phrases, from, index, false);
    if (next?.ids.length !== 1) return { to, personIds, candidateIds: [] };
    personIds.push(...next.ids);
    to = next.to;
  }
}

/** Where an event's title ends that begins at a word, with another first word than is there. */
export type TitleEnd = (from: number, first?: string) => number;

/** Whether a title that begins where a name does is longer than the name. */
const isTitle = ({ at, firsts }: NameStart, to: number, titleEnd: TitleEnd): boolean =>
  firsts ? firsts.some((first) => titleEnd(at, first) > to) : titleEnd(at) > to;

/**
 * Finds and takes the people of a line: every name after 'for' or '@' that is clear, else the first
 * that may be one of several people.
 *
 * @param titleEnd where an event's title ends that begins at a word: the longer of the two is meant
 */
export function readPeople(
  phrases: Phrases,
  index: PeopleIndex,
  titleEnd: TitleEnd,
): FoundPeople | undefined {
  const found: Phrase[] = [];
  const personIds = new Set<string>();
  let unclear: (FoundNames & Phrase) | undefined;
  for (let at = 0; at < phrases.words.length; at += 1) {
    const start = namesStartAt(phrases, at);
    const names = start === undefined ? undefined : readNames(phrases, start, index);
    if (!start || !names || isTitle(start, names.to, titleEnd)) continue;
    const phrase = { from: at, to: names.to };
    if (!phrases.isOpen(phrase)) continue;
    if (names.candidateIds.length > 0) unclear ??= { ...names, from: at };
    else if (personIds.size + names.personIds.length <= limits.sharers + 1) {
      names.personIds.forEach((id) => personIds.add(id));
      phrases.take(phrase);
      found.push(phrase);
    }
  }
  if (personIds.size > 0) {
    return { phrases: found, personIds: [...personIds], newName: '', candidateIds: [] };
  }
  if (!unclear) return undefined;
  phrases.take(unclear);
  const { from, to, candidateIds } = unclear;
  return { phrases: [{ from, to }], personIds: [], newName: '', candidateIds };
}
