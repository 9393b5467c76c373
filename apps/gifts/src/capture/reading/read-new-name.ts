import { limits } from '@evergift/data';
import type { Phrase, Phrases } from './phrases.ts';
import { longestName, namesStartAt, type TitleEnd } from './read-people.ts';
import { restsOf } from './said-words.ts';

/** '@' before a name, and what Arabic writes together with it, where a line parts the two: 'لـ'. */
const addressed = /^(?:@|\p{L}ـ(?=\p{L}))/u;

/** How many words from a word on are capitalised, as names are. */
function capitalised(phrases: Phrases, start: number): number {
  let to = start;
  while (to < start + longestName) {
    const word = phrases.free(to);
    if (!word || !/^@?\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word.core)) break;
    to += 1;
    if (word.after) break;
  }
  return to - start;
}

/** The name of somebody who is not there yet; `isOffered` when it may as well be a part of the gift's name. */
export interface NewName {
  readonly phrase: Phrase;
  readonly name: string;
  readonly isOffered: boolean;
}

/**
 * The last name after 'for' or '@' that nobody has: capitalised words and what follows '@' are
 * somebody new. One more word at the end of the line may be.
 */
export function readNewName(phrases: Phrases, titleEnd: TitleEnd): NewName | undefined {
  for (let at = phrases.words.length - 1; at >= 0; at -= 1) {
    const begin = namesStartAt(phrases, at);
    if (begin === undefined || titleEnd(at + 1) > at + 1) continue;
    const { at: start, firsts } = begin;
    const isAddressed = addressed.test(phrases.words[at]?.core ?? '');
    if (firsts && !isAddressed) continue;
    const isWord = /^@?\p{L}[\p{L}\p{M}'’-]+$/u.test(phrases.free(start)?.core ?? '');
    const isLast = start === phrases.words.length - 1;
    // 'pour l’entrée' names nobody.
    const hasArticle = restsOf('small', phrases.free(start)?.plain ?? '').length > 0;
    const mayBeName = isWord && (isAddressed || (isLast && !hasArticle));
    const count = capitalised(phrases, start) || (mayBeName ? 1 : 0);
    const phrase = { from: at, to: start + count };
    if (count === 0 || !phrases.isOpen(phrase)) continue;
    const name = phrases.textOf({ from: start, to: phrase.to }).replace(addressed, '');
    const isOffered = !isAddressed && capitalised(phrases, start) === 0;
    if (name.length <= limits.name) return { phrase, name, isOffered };
  }
  return undefined;
}
