import { limits } from '@evergift/data';
import type { PeopleIndex } from '@evergift/data/reading';
import type { Phrase, Phrases } from './phrases.ts';
import type { Word } from './words.ts';

/** A name has at most so many words. */
export const longestName = 5;
const possessives = new Set(['my', 'our']);
const joining = new Set(['and', '&', '+']);

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

/** Whether a name may follow this word: 'for', '@dad', '@ dad'. */
export function namesStartAt(phrases: Phrases, at: number): number | undefined {
  const { core, after } = phrases.free(at) ?? { core: '', after: '' };
  if (/^@.+/.test(core)) return at;
  return after === '' && /^(?:for|@)$/i.test(core) ? at + 1 : undefined;
}

/** The name that begins at a word: the longest that somebody has, else what begins somebody's name. */
function readName(phrases: Phrases, from: number, index: PeopleIndex, mayBePrefix: boolean) {
  const names: string[] = [];
  for (let to = from; to < from + longestName && phrases.free(to); to += 1) {
    const { folded, after } = phrases.words[to] as Word;
    if (folded === '') break;
    names.push(names.length > 0 ? `${names.at(-1)} ${folded}` : folded);
    if (after) break;
  }
  for (let count = names.length; count > 0; count -= 1) {
    const name = names[count - 1] ?? '';
    const ids = index.called(name);
    if (ids.length > 0) return { ids, to: from + count };
  }
  const ids = mayBePrefix ? index.beginningWith(names[0] ?? '') : [];
  return ids.length > 0 ? { ids, to: from + 1 } : undefined;
}

/** Where another name of the same list may begin: after 'and', '&', '+' or a comma. */
function nextName(phrases: Phrases, to: number): number | undefined {
  const after = phrases.words[to - 1]?.after;
  if (after !== '' && after !== ',') return undefined;
  const isJoined = joining.has(phrases.free(to)?.text.toLowerCase() ?? '');
  return isJoined ? to + 1 : after === ',' ? to : undefined;
}

/** The names that begin at a word: 'mum', 'my dad', 'mum, dad and Ana'. */
function readNames(phrases: Phrases, start: number, index: PeopleIndex): FoundNames | undefined {
  const isPossessive = possessives.has(phrases.free(start)?.folded ?? '');
  const first = readName(phrases, start + (isPossessive ? 1 : 0), index, true);
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

/**
 * Finds and takes the people of a line: every name after 'for' or '@' that is clear, else the first
 * that may be one of several people.
 *
 * @param titleEnd where an event's title ends that begins at a word: the longer of the two is meant
 */
export function readPeople(
  phrases: Phrases,
  index: PeopleIndex,
  titleEnd: (from: number) => number,
): FoundPeople | undefined {
  const found: Phrase[] = [];
  const personIds = new Set<string>();
  let unclear: (FoundNames & Phrase) | undefined;
  for (let at = 0; at < phrases.words.length; at += 1) {
    const start = namesStartAt(phrases, at);
    const names = start === undefined ? undefined : readNames(phrases, start, index);
    if (!names || titleEnd(at + 1) > names.to) continue;
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
