import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giftNameKey } from './similar-gifts.ts';
import { realGiftNames } from '../gift-name/real-gift-names-fixture.ts';

/** A real name whose words are written apart by spaces only, so that they can be moved. */
const aName = fc.constantFrom(...realGiftNames);
const wordsOf = (name: string) => name.split(/[\s-]+/);

const accents = ['\u0300', '\u0301', '\u0302', '\u0303', '\u0308', '\u0327'];
const punctuation = ['!', '?', '.', ',', ';', ':', '(', ')', '"', '“', '”', '–', '/', ' ', '…'];

/** The English plural of a word that forms it with s. */
function plural(word: string): string {
  if (/(?:s|x|z|ch|sh)$/i.test(word)) return `${word}es`;
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

describe('O7 two names of a gift read alike', () => {
  test('whatever the case', () => {
    fc.assert(
      fc.property(aName, fc.infiniteStream(fc.boolean()), (name, isUpper) => {
        const mixed = [...name].map((letter) =>
          isUpper.next().value ? letter.toUpperCase() : letter.toLowerCase(),
        );
        expect(giftNameKey(mixed.join(''))).toBe(giftNameKey(name));
      }),
    );
  });

  test('whatever the accents', () => {
    fc.assert(
      fc.property(aName, fc.infiniteStream(fc.constantFrom('', ...accents)), (name, accent) => {
        const accented = name.replace(/[a-z]/gi, (letter) => letter + accent.next().value);
        expect(giftNameKey(accented)).toBe(giftNameKey(name));
        expect(giftNameKey(accented.normalize('NFC'))).toBe(giftNameKey(name));
      }),
    );
  });

  test('whatever the punctuation between the words', () => {
    const between = fc.array(fc.constantFrom(...punctuation), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(aName, fc.infiniteStream(between), (name, marks) => {
        const punctuated = wordsOf(name).map((word) => word + marks.next().value.join(''));
        expect(giftNameKey(punctuated.join(' '))).toBe(giftNameKey(name));
      }),
    );
  });

  test('whatever the order of the words', () => {
    const shuffled = aName.chain((name) => {
      const words = wordsOf(name);
      const order = fc.shuffledSubarray(words, { minLength: words.length });
      return fc.tuple(fc.constant(name), order);
    });
    fc.assert(
      fc.property(shuffled, ([name, words]) => {
        expect(giftNameKey(words.join(' '))).toBe(giftNameKey(name));
      }),
    );
  });

  test('in the singular and in the plural', () => {
    const singular = aName.filter((name) => /[a-z]{2}[a-rt-z]$/.test(name));
    fc.assert(
      fc.property(singular, (name) => {
        const words = wordsOf(name);
        const many = [...words.slice(0, -1), plural(words.at(-1) ?? '')].join(' ');
        expect(giftNameKey(many)).toBe(giftNameKey(name));
      }),
    );
  });

  test.each([
    ['Espresso cups', 'espresso CUP'],
    ['Crêpe pan', 'Pan, crepe'],
    ['Salt & pepper mill', 'pepper and salt mills'],
    ['Dad’s mug', "dad's mug"],
    ['Dad’s mug', 'Dads mug'],
    ['Wine glass', 'wine glasses'],
    ['Music box', 'Music boxes'],
    ['Doll house', 'Doll houses'],
    ['Camera lens', 'camera lenses'],
    ['Chocolate candy', 'Chocolate candies'],
    ['Fortune cookie', 'Fortune cookies'],
    ['Straße in Wien (print)', 'STRASSE IN WIEN, Print'],
    ['Smørrebrød course', 'Smorrebrod course'],
    ['🎁', ' 🎁 '],
  ])('%j and %j', (one, other) => {
    expect(giftNameKey(one)).toBe(giftNameKey(other));
  });
});

describe('O7 no false alarm', () => {
  test('among more than 1,000 real gifts none reads like another', () => {
    expect(realGiftNames.length).toBeGreaterThan(1000);
    const byKey = new Map<string, string>();
    const alike = realGiftNames.filter((name) => {
      const key = giftNameKey(name);
      const isAlike = byKey.has(key);
      byKey.set(key, name);
      return isAlike;
    });
    expect(alike).toEqual([]);
  });

  test.each([
    ['Cap', 'Cape'],
    ['Kit', 'Kite'],
    ['Ski goggles', 'Sky goggles'],
    ['Chess set', 'Cheese set'],
    ['Dress', 'Address book'],
    ['Volume 1', 'Volume 11'],
    ['80s quiz', '80 quiz'],
    ['🎁', '🎂'],
    ['がく', 'かく'],
    ['कि', 'कु'],
  ])('%j and %j are two gifts', (one, other) => {
    expect(giftNameKey(one)).not.toBe(giftNameKey(other));
  });
});
