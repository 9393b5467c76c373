import { foldLetters } from '@evergift/data/reading';
import { pageLanguage, text } from '@evergift/language';

/** The words with which a line says something, by what they say. English ones count in every language. */
const english = {
  for: 'for',
  my: 'my, our',
  and: 'and',
  about: 'for, at, about, around, approx, ca, circa, costs, cost',
  at: 'for, at',
  bought: 'bought',
  paid: 'paid',
  occasion: 'for',
  on: 'on, for',
  of: '',
  small: '',
  counts: 'a, two, three, four',
};

type Meaning = keyof typeof english;

interface SaidWords {
  /** In the order of the list, in small letters and without accents. */
  readonly all: readonly string[];
  /** Those that are written together with the next word: 'لـ' in 'لأمي'. */
  readonly glued: readonly string[];
}

const read = new Map<string, ReadonlyMap<string, SaidWords>>();

const partsOf = (list: string, mark: RegExp): string[] =>
  list.split(mark).map((part) => part.trim());
const wordsIn = (list: string): string[] => partsOf(list, /[,،]/).filter(Boolean);

function readLists(own: string): ReadonlyMap<string, SaidWords> {
  const lists = new Map<string, string>();
  for (const list of own.split(/[;؛]/)) {
    const [meaning = '', words = ''] = partsOf(list, /:/);
    lists.set(meaning, words);
  }
  return new Map(
    Object.entries(english).map(([meaning, known]) => {
      const words = [...wordsIn(known), ...wordsIn(lists.get(meaning) ?? '')];
      const glued = words.filter((word) => word.endsWith('ـ')).map(foldLetters);
      return [meaning, { all: words.map(foldLetters), glued }];
    }),
  );
}

/**
 * The words of a meaning. A translation has its own list for each; 'ـ' at the end of a word says that it may be written
 * together with the next one. `occasion` is before what an event is called, `small` are words that begin no name,
 * `counts` are one, two, three and four as in 'in two weeks'.
 */
export function saidWords(meaning: Meaning): SaidWords {
  const own =
    pageLanguage() === 'en'
      ? ''
      : text(
          'for: for; my: my, our; and: and; about: about, around, costs; at: for, at; bought: bought; paid: paid; occasion: for; on: on; of: of; small: a, an, the; counts: a, two, three, four',
        );
  let lists = read.get(own);
  if (!lists) read.set(own, (lists = readLists(own)));
  return lists.get(meaning) ?? { all: [], glued: [] };
}

/** Whether a word, in small letters and without accents, is one of a meaning. */
export const isSaid = (meaning: Meaning, word: string): boolean =>
  word !== '' && saidWords(meaning).all.includes(word);

/** What may follow a word of a meaning in one and the same word: of 'للأب' it is 'لاب', and 'الاب' with its article. */
export function restsOf(meaning: Meaning, word: string): string[] {
  return saidWords(meaning).glued.flatMap((glued) => {
    const rest = word.startsWith(glued) ? word.slice(glued.length) : '';
    if (rest.length < 2) return [];
    return rest.startsWith('ل') ? [rest, `ا${rest}`] : [rest];
  });
}
