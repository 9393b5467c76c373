import {
  amountOfNumber,
  currencyWords,
  foldLetters,
  hasAllDecimals,
  madeFor,
} from '@evergift/data/reading';
import type { Phrase, Phrases } from './phrases.ts';
import { isSaid, restsOf } from './said-words.ts';

/** A price and how it was said. */
interface SaidAmount {
  readonly phrase: Phrase;
  readonly cents: number;
  /** How clearly it is a price: 3 after '~' or a verb, 2 with a currency, 1 with decimals alone. */
  readonly clarity: 1 | 2 | 3;
}

/** What was understood of the price, and of its having been paid. */
export interface FoundAmount {
  readonly amount: SaidAmount | undefined;
  readonly purchase: Phrase | undefined;
}

/** What the currency is called, in small letters and without accents. */
const foldedNames = madeFor((by) => new Set(currencyWords(by).names.map(foldLetters)));
const isBought = (words: string) => isSaid('bought', words);
const isVerb = (words: string) => isBought(words) || isSaid('paid', words);

const plain = (phrases: Phrases, at: number) => phrases.free(at)?.plain ?? '';
const lower = (phrases: Phrases, at: number) => phrases.free(at)?.core.toLowerCase() ?? '';
/** Whether the sentence goes on after the word. */
const goesOn = (phrases: Phrases, at: number) => phrases.free(at)?.after === '';

/** A number with its sign and its currency: '~$45', '45 dollars', 'USD 45'. Another currency's is none. */
function readNumber(phrases: Phrases, from: number): SaidAmount | undefined {
  let to = from;
  let text = lower(phrases, to);
  // 'ب20': 'for 20' in one word.
  text = restsOf('at', plain(phrases, to)).find((rest) => /^\d/.test(rest)) ?? text;
  const isAbout = /^[~≈]/.test(text);
  if (isAbout) text = text.slice(1);
  if (isAbout && text === '') text = lower(phrases, (to += 1));
  let hasCurrency = false;
  const { signs } = currencyWords();
  const before = signs.find((sign) => text.startsWith(sign));
  const behind = signs.find((sign) => text.endsWith(sign));
  const next = goesOn(phrases, to) ? lower(phrases, to + 1) : '';
  if (before) {
    hasCurrency = true;
    text = text.slice(before.length);
    if (text === '' && goesOn(phrases, to)) text = lower(phrases, (to += 1));
  } else if (behind) {
    hasCurrency = true;
    text = text.slice(0, -behind.length);
  } else if (signs.includes(next) || foldedNames().has(foldLetters(next))) {
    hasCurrency = true;
    to += 1;
  }
  const cents = amountOfNumber(text);
  if (cents === undefined) return undefined;
  const clarity = isAbout ? 3 : hasCurrency ? 2 : hasAllDecimals(text) ? 1 : undefined;
  return clarity && { cents, clarity, phrase: { from, to: to + 1 } };
}

/** The verb before a price: 'bought 45', 'bought for $45', 'paid 45'. */
function verbBefore(phrases: Phrases, at: number): Phrase | undefined {
  const isFor = isSaid('at', plain(phrases, at - 1)) && goesOn(phrases, at - 1);
  const end = isFor ? at - 1 : at;
  const count = [2, 1].find((words) => phrases.said(end - words, isVerb) === words);
  return count && goesOn(phrases, end - 1) ? { from: end - count, to: at } : undefined;
}

function readAt(phrases: Phrases, at: number): FoundAmount | undefined {
  const said = readNumber(phrases, at);
  const purchase = verbBefore(phrases, at);
  if (purchase) {
    const bare = amountOfNumber(lower(phrases, at));
    const phrase = { from: at, to: at + 1 };
    if (said) return { amount: { ...said, clarity: 3 }, purchase };
    if (bare === undefined || !phrases.leavesName({ from: purchase.from, to: at + 1 })) {
      return undefined;
    }
    return { amount: { cents: bare, clarity: 3, phrase }, purchase };
  }
  if (!said) return undefined;
  const isLead = (place: number) =>
    isSaid('about', plain(phrases, place)) && goesOn(phrases, place);
  // 'for about 45 dollars'
  const from = isLead(at - 1) ? (isLead(at - 2) ? at - 2 : at - 1) : at;
  const phrase = { ...said.phrase, from };
  const count = phrases.said(phrase.to, isVerb);
  const after = count > 0 ? { from: phrase.to, to: phrase.to + count } : undefined;
  return { amount: { ...said, phrase }, purchase: after };
}

/** 'bought' at the beginning of a line, else at its end. */
function boughtAtEnds(phrases: Phrases): Phrase | undefined {
  const { length } = phrases.words;
  const opening = { from: 0, to: phrases.said(0, isBought) };
  if (opening.to > 0 && goesOn(phrases, opening.to - 1) && phrases.isOpen(opening)) return opening;
  const count = [2, 1].find((words) => phrases.said(length - words, isBought) === words) ?? 0;
  const closing = { from: length - count, to: length };
  return count > 0 && phrases.isOpen(closing) && phrases.leavesName(closing) ? closing : undefined;
}

/**
 * Finds and takes the price of a line: the clearest, of several the last. A bare number is a price
 * after 'bought' or 'paid' alone, and only when a name is left: '1984' is a book.
 */
export function readAmount(phrases: Phrases): FoundAmount {
  let best: FoundAmount | undefined;
  for (let at = 0; at < phrases.words.length; at += 1) {
    const found = readAt(phrases, at);
    if (!found?.amount || !phrases.isOpen(found.amount.phrase)) continue;
    if (found.purchase && !phrases.isOpen(found.purchase)) continue;
    if (found.amount.clarity >= (best?.amount?.clarity ?? 0)) best = found;
  }
  if (best?.amount) phrases.take(best.amount.phrase);
  const purchase = best?.purchase ?? boughtAtEnds(phrases);
  if (purchase) phrases.take(purchase);
  return { amount: best?.amount, purchase };
}
