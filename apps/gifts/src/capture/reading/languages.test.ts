import type { Language } from '@evergift/language';
import { american, formatsFor, writeIn } from '@evergift/data/testing';
import { PeopleIndex } from '@evergift/data/reading';
import { speak } from '@evergift/language/speak';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import arabic from '../../messages/ar.json' with { type: 'json' };
import german from '../../messages/de.json' with { type: 'json' };
import spanish from '../../messages/es.json' with { type: 'json' };
import french from '../../messages/fr.json' with { type: 'json' };
import { capturedParts } from './captured-line.ts';
import { context, read } from './capture-fixture.ts';
import { EventsIndex } from './events-index.ts';
import { readLine } from './read-line.ts';
import { maySayWho } from './read-people.ts';

const texts: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  ...{ de: german, fr: french, es: spanish, ar: arabic },
};

/** A page in a language, with amounts in euros. */
function open(language: Language) {
  const own = texts[language] ?? {};
  const translate = (english: string) => own[english] ?? english;
  globalThis.evergiftSpeech = { language, translate };
  writeIn(formatsFor({ currency: 'EUR', region: '' }, language));
}

afterEach(() => {
  speak('en');
  writeIn(american);
});

const today = '2026-11-20';
const person = (id: string, name: string, relationship = '') => ({
  ...{ id, name, nickname: '', relationship },
});
const event = (id: string, title: string, date: string) => ({ id, title, date, people: ['mum'] });

/** Reads a line where mum and dad are called so, and some events come up. */
function readOf(mum: string, dad: string, christmas: string, birthday: string) {
  const people = new PeopleIndex([
    ...[person('mum', mum), person('dad', dad), person('den', 'Denise Lenoir')],
  ]);
  const events = new EventsIndex(
    [
      event('christmas', christmas, '2026-12-24'),
      event('birthday', birthday, '2026-12-04'),
      event('friday', 'Party', '2026-11-27'),
      event('tomorrow', 'Brunch', '2026-11-21'),
    ],
    today,
  );
  return (line: string) => read(line, { people, events });
}

describe('LC3 a line in German', () => {
  beforeEach(() => open('de'));
  const says = readOf('Oma', 'Papa', 'Weihnachten 2026', 'Geburtstag von Oma');

  test.each([
    ['Buch für Oma ~20 €', { name: 'Buch', for: 'mum', cents: 2_000 }],
    ['Buch für meine Oma 20 Euro', { name: 'Buch', for: 'mum', cents: 2_000 }],
    ['Buch für Oma und Papa', { name: 'Buch', for: 'mum dad' }],
    ['Schal für Papa 35,50 € gekauft', { name: 'Schal', for: 'dad', cents: 3_550, bought: true }],
    ['Schal für Papa schon gekauft', { name: 'Schal', for: 'dad', bought: true }],
    ['gekauft: Schal', { name: 'gekauft: Schal' }],
    ['Schal für etwa 1.200 €', { name: 'Schal', cents: 120_000 }],
    ['Schal bezahlt 25', { name: 'Schal', cents: 2_500, bought: true }],
    ['Buch für Oma zu Weihnachten', { name: 'Buch', for: 'mum', event: 'christmas' }],
    ['Buch für Oma am 24. Dezember', { name: 'Buch', for: 'mum', event: 'christmas' }],
    ['Buch für Oma zum Geburtstag', { name: 'Buch', for: 'mum', event: 'birthday' }],
    ['Buch für Oma in zwei Wochen', { name: 'Buch', for: 'mum', event: 'birthday' }],
    ['Buch für Oma am Freitag', { name: 'Buch', for: 'mum', event: 'friday' }],
    ['Buch für Oma morgen', { name: 'Buch', for: 'mum', event: 'tomorrow' }],
    ['Bank für den Garten', { name: 'Bank für den Garten' }],
    ['„Für Elise“ für Oma', { name: '„Für Elise“', for: 'mum' }],
    ['Tasche für Jana ~40', { name: 'Tasche', new: 'Jana', cents: 4_000 }],
    ['book for Oma bought 20', { name: 'book', for: 'mum', cents: 2_000, bought: true }],
  ])('%s', (line, said) => {
    const { implied: _, ...read } = says(line);
    expect(read).toEqual(said);
  });
});

describe('LC3 a line in French', () => {
  beforeEach(() => open('fr'));
  const says = readOf('Maman', 'Papa', 'Noël 2026', 'Anniversaire de Maman');

  test.each([
    ['livre pour Maman ~20 €', { name: 'livre', for: 'mum', cents: 2_000 }],
    ['livre pour maman 20 euros', { name: 'livre', for: 'mum', cents: 2_000 }],
    ['livre pour ma maman et papa', { name: 'livre', for: 'mum dad' }],
    [
      'écharpe pour papa 35,50 € achetée',
      { name: 'écharpe', for: 'dad', cents: 3_550, bought: true },
    ],
    ['écharpe achetée 25', { name: 'écharpe', cents: 2_500, bought: true }],
    ['écharpe payée à 25 €', { name: 'écharpe', cents: 2_500, bought: true }],
    ['vélo pour papa 1 234,50 €', { name: 'vélo', for: 'dad', cents: 123_450 }],
    ['vélo ~1\u202f200', { name: 'vélo', cents: 120_000 }],
    ['puzzle 12 1000 pièces 20 €', { name: 'puzzle 12 1000 pièces', cents: 2_000 }],
    ['livre pour maman pour Noël', { name: 'livre', for: 'mum', event: 'christmas' }],
    ['livre pour maman pour l’anniversaire', { name: 'livre', for: 'mum', event: 'birthday' }],
    ["livre pour l'anniversaire de maman", { name: 'livre', event: 'birthday' }],
    ['table pour l’entrée', { name: 'table pour l’entrée' }],
    ['livre pour maman le 24 décembre', { name: 'livre', for: 'mum', event: 'christmas' }],
    ['livre pour maman dans deux semaines', { name: 'livre', for: 'mum', event: 'birthday' }],
    ['livre pour maman vendredi', { name: 'livre', for: 'mum', event: 'friday' }],
    ['livre pour maman demain', { name: 'livre', for: 'mum', event: 'tomorrow' }],
    ['table pour le jardin', { name: 'table pour le jardin' }],
    ['« 1984 » pour papa ~12', { name: '« 1984 »', for: 'dad', cents: 1_200 }],
    ['lampe pour maman #noël', { name: 'lampe', for: 'mum', event: 'christmas' }],
    ['book for maman ~20', { name: 'book', for: 'mum', cents: 2_000 }],
  ])('%s', (line, said) => {
    const { implied: _, ...read } = says(line);
    expect(read).toEqual(said);
  });
});

describe('LC3 a line in Spanish', () => {
  beforeEach(() => open('es'));
  const says = readOf('Ana', 'Papá', 'Navidad 2026', 'Cumpleaños de Ana');

  test.each([
    ['libro para Ana 25 € comprado', { name: 'libro', for: 'mum', cents: 2_500, bought: true }],
    ['libro para ana ~20', { name: 'libro', for: 'mum', cents: 2_000 }],
    ['libro para mi papá 20 euros', { name: 'libro', for: 'dad', cents: 2_000 }],
    ['libro para Ana y papa', { name: 'libro', for: 'mum dad' }],
    ['compré libro para Ana', { name: 'libro', for: 'mum', bought: true }],
    ['bufanda pagada 25', { name: 'bufanda', cents: 2_500, bought: true }],
    ['bufanda por 35,50 €', { name: 'bufanda', cents: 3_550 }],
    ['libro para Ana para Navidad', { name: 'libro', for: 'mum', event: 'christmas' }],
    ['libro para Ana para el 24 de diciembre', { name: 'libro', for: 'mum', event: 'christmas' }],
    ['libro para Ana por su cumpleaños', { name: 'libro', for: 'mum', event: 'birthday' }],
    ['libro para Ana dentro de dos semanas', { name: 'libro', for: 'mum', event: 'birthday' }],
    ['libro para Ana el viernes', { name: 'libro', for: 'mum', event: 'friday' }],
    ['libro para Ana mañana', { name: 'libro', for: 'mum', event: 'tomorrow' }],
    ['mesa para la cocina', { name: 'mesa para la cocina' }],
    ['book for Ana bought 20', { name: 'book', for: 'mum', cents: 2_000, bought: true }],
  ])('%s', (line, said) => {
    const { implied: _, ...read } = says(line);
    expect(read).toEqual(said);
  });
});

describe('LC3 a line in Arabic', () => {
  beforeEach(() => open('ar'));
  const says = readOf('أمي', 'أبي', 'عيد الأم', 'عيد ميلاد أمي');

  test.each([
    ['كتاب لأمي ~٢٠', { name: 'كتاب', for: 'mum', cents: 2_000 }],
    ['كتاب لأمي 20 يورو', { name: 'كتاب', for: 'mum', cents: 2_000 }],
    ['كتاب لـ أمي ب٢٠ يورو', { name: 'كتاب', for: 'mum', cents: 2_000 }],
    ['كتاب لأمي وأبي', { name: 'كتاب', for: 'mum dad' }],
    ['كتاب لأمي، ولأبي', { name: 'كتاب', for: 'mum dad' }],
    ['كتاب لامي', { name: 'كتاب', for: 'mum' }],
    ['اشتريت كتاب لأبي', { name: 'كتاب', for: 'dad', bought: true }],
    ['كتاب لأبي ٣٥٫٥٠ € تم الشراء', { name: 'كتاب', for: 'dad', cents: 3_550, bought: true }],
    ['دفعت 25 كتاب', { name: 'كتاب', cents: 2_500, bought: true }],
    ['كتاب لأمي في 24 ديسمبر', { name: 'كتاب', for: 'mum', event: 'christmas' }],
    ['كتاب لأمي بمناسبة عيد الأم', { name: 'كتاب', for: 'mum', event: 'christmas' }],
    ['كتاب لعيد الأم', { name: 'كتاب', event: 'christmas' }],
    ['كتاب لأمي خلال أسبوعين', { name: 'كتاب', for: 'mum', event: 'birthday' }],
    ['كتاب لأمي يوم الجمعة', { name: 'كتاب', for: 'mum', event: 'friday' }],
    ['كتاب لأمي غدا', { name: 'كتاب', for: 'mum', event: 'tomorrow' }],
    ['كتاب لـسارة', { name: 'كتاب', new: 'سارة' }],
    ['لعبة لطيفة', { name: 'لعبة لطيفة' }],
    ['رواية ١٩٨٤', { name: 'رواية ١٩٨٤' }],
    ['book for أمي ~20', { name: 'book', for: 'mum', cents: 2_000 }],
  ])('%s', (line, said) => {
    const { implied: _, ...read } = says(line);
    expect(read).toEqual(said);
  });

  test('a line says soon that it will name somebody', () => {
    expect(['كتاب لأمي', 'book for ', 'كتاب'].map(maySayWho)).toEqual([true, true, false]);
  });
});

const pieces: Partial<Record<Language, string>> = {
  de: 'für Oma und Papa meine ~20 20 € gekauft schon bezahlt am 24. Dezember zum Geburtstag in zwei Wochen morgen der Buch',
  ar: 'لأمي لـ أمي وأبي ولأبي ب٢٠ ٢٠ يورو تم الشراء دفعت في يوم الجمعة لعيد الأم خلال أسبوعين كتاب ، لـسارة',
};

test.each(Object.entries(pieces))('LC3 in %s nothing typed is dropped', (language, words) => {
  open(language as Language);
  const people = new PeopleIndex([person('mum', 'Oma'), person('dad', 'أمي')]);
  const events = new EventsIndex([event('christmas', 'عيد الأم', '2026-12-24')], today);
  const anyLine = fc.array(fc.constantFrom(...words.split(' ')), { maxLength: 15 });
  fc.assert(
    fc.property(anyLine, (typed) => {
      const line = typed.join(' ');
      const said = readLine(line, { ...context, people, events });
      const spans = capturedParts.flatMap((part) => said[part]?.spans ?? []);
      spans.sort((a, b) => a.start - b.start);
      let [rest, at] = ['', 0];
      for (const { start, end } of spans) {
        expect(start).toBeGreaterThanOrEqual(at);
        rest += `${line.slice(at, start)} `;
        at = end;
      }
      expect((rest + line.slice(at)).replace(/\s+/g, ' ').trim()).toBe(said.name);
      for (const part of capturedParts) {
        const { spans: own = [], phrases = [] } = said[part] ?? {};
        own.forEach(({ start, end }, place) => {
          expect(line.slice(start, end)).toContain(phrases[place]);
        });
      }
    }),
  );
  const before = performance.now();
  readLine(`${words} `.repeat(100).slice(0, 5_000), context);
  expect(performance.now() - before).toBeLessThan(1_000);
});

test('LC3 in English a day is said by its name, too', () => {
  const says = readOf('Grandma', 'Dad', 'Christmas 2026', "Grandma's Birthday");
  const lines = ['cups on friday', 'cups tomorrow', 'cups in two weeks', 'cups on monday'];
  expect(lines.map((line) => says(line).event)).toEqual([
    ...['friday', 'tomorrow', 'birthday', undefined],
  ]);
});
