import { foldedWords } from './fold-letters.ts';

/** A person as the line may name them. */
export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly nickname: string;
  readonly relationship: string;
}

/** Words that begin many things and shorten no name: 'for an hour' is not for Ana. */
const noPrefixes = new Set(
  'a all am an and as at be big by do each go he her him his i in is it kids me my new no of old on or our she so some the them this to two up us we work you your'.split(
    ' ',
  ),
);

const shortestPrefix = 2;
/** Parts of names have at most so many words. */
const longestPart = 5;

/** Notes that somebody is called so; all that one person is called comes in a row. */
function add(keys: Map<string, string[]>, key: string, id: string): void {
  const ids = keys.get(key);
  if (!ids) keys.set(key, [id]);
  else if (ids.at(-1) !== id) ids.push(id);
}

/** Finds people by what they are called. Case, accents and apostrophes do not matter. */
export class PeopleIndex {
  /** Whole names and nicknames, with single spaces. */
  readonly #names = new Map<string, string[]>();
  /** Words of names that follow each other. */
  readonly #parts = new Map<string, string[]>();
  /** 'mum', 'sister'. */
  readonly #relationships = new Map<string, string[]>();
  #prefixes: readonly (readonly [string, string])[] | undefined;

  constructor(people: readonly KnownPerson[]) {
    for (const { id, name, nickname, relationship } of people) {
      for (const called of [name, nickname]) {
        const words = foldedWords(called);
        if (words.length > 0) add(this.#names, words.join(' '), id);
        words.forEach((_, from) => {
          for (let to = from + 1; to <= Math.min(words.length, from + longestPart); to += 1) {
            add(this.#parts, words.slice(from, to).join(' '), id);
          }
        });
      }
      const related = foldedWords(relationship).join(' ');
      if (related) add(this.#relationships, related, id);
    }
  }

  /** The people who are called so: by name or nickname, else by a part of the name, else by their relationship. */
  called(words: string): readonly string[] {
    return this.#names.get(words) ?? this.#parts.get(words) ?? this.#relationships.get(words) ?? [];
  }

  /** The people with a word in their name that begins so. */
  beginningWith(prefix: string): readonly string[] {
    if (prefix.length < shortestPrefix || noPrefixes.has(prefix)) return [];
    this.#prefixes ??= [...this.#parts]
      .flatMap(([word, ids]) => ids.map((id) => [word, id] as const))
      .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
    const sorted = this.#prefixes;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.[0] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const found = new Set<string>();
    for (let at = low; sorted[at]?.[0].startsWith(prefix); at += 1)
      found.add(sorted[at]?.[1] ?? '');
    return [...found];
  }
}
