import { american, formatsFor, writeIn } from '@evergift/data/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { readFile } from '../read-file.ts';
import { guessTable } from '../table-kind.ts';
import type { Table } from './parse-table.ts';
import { readPeopleTable } from './people-columns.ts';
import { dateOrderOf, dateQuestionIn, readWrittenDate } from './written-date.ts';
import { decimalMarkIn, readWrittenMoney } from './written-money.ts';

const today = '2026-11-20';

async function tableOf(text: string): Promise<Table> {
  const file = await readFile(new TextEncoder().encode(text));
  if (file.kind !== 'table') throw new Error(`This is no table but ${file.kind}.`);
  return file;
}

const guess = async (heading: string) =>
  guessTable(await tableOf(`${heading}\n${'a;b;c;d;e;f;g'}\n`));

describe('LC6 columns are known by their headings in every language', () => {
  test.each([
    ['Name;Geburtstag;Notizen', 'people', { name: 0, birthday: 1, notes: 2 }],
    [
      'Anrede;Vorname;Weitere Vornamen;Nachname;Geburtsdatum',
      'people',
      { givenName: 1, familyName: 3, birthday: 4 },
    ],
    ['Name;Vorname;Geb.-Datum', 'people', { familyName: 0, givenName: 1, birthday: 2 }],
    [
      'Titre;Prénom;Nom;Anniversaire;Surnom',
      'people',
      { givenName: 1, familyName: 2, birthday: 3, nickname: 4 },
    ],
    ['NOM COMPLET;Né(e) le;Lien de parenté', 'people', { name: 0, birthday: 1, relationship: 2 }],
    [
      'Nombre;Apellidos;Fecha de nacimiento',
      'people',
      { givenName: 0, familyName: 1, birthday: 2 },
    ],
    [
      'Nombre;Cumpleaños (DD/MM);Apodo;Parentesco',
      'people',
      { name: 0, birthday: 1, nickname: 2, relationship: 3 },
    ],
    ['الاسم;تاريخ الميلاد;ملاحظات', 'people', { name: 0, birthday: 1, notes: 2 }],
    [
      'الاسم الأول;اسم العائلة;عيد الميلاد;الكنية',
      'people',
      { givenName: 0, familyName: 1, birthday: 2, nickname: 3 },
    ],
    [
      'Anlass;Datum;Personen;Budget (€);Art',
      'events',
      { title: 0, date: 1, people: 2, budget: 3, type: 4 },
    ],
    ['Événement;Quand;Invités;Montant', 'events', { title: 0, date: 1, people: 2, budget: 3 }],
    ['Fiesta;Fecha;Invitados;Presupuesto', 'events', { title: 0, date: 1, people: 2, budget: 3 }],
    ['المناسبة;التاريخ;الضيوف;الميزانية', 'events', { title: 0, date: 1, people: 2, budget: 3 }],
    [
      'Geschenk;Für wen;Preis (€);Gekauft?;Link',
      'gifts',
      { name: 0, recipient: 1, price: 2, status: 3, url: 4 },
    ],
    ['Personne;Idée cadeau;Prix;État', 'gifts', { recipient: 0, name: 1, price: 2, status: 3 }],
    [
      'Regalo;Para;Ocasión;Precio;Comprado',
      'gifts',
      { name: 0, recipient: 1, event: 2, price: 3, status: 4 },
    ],
    ['الهدية;لمن;السعر;الحالة', 'gifts', { name: 0, recipient: 1, price: 2, status: 3 }],
  ])('%s: %s', async (heading, kind, columns) => {
    expect(await guess(heading)).toEqual({ kind, columns });
  });

  const messages = import.meta.glob<Readonly<Record<string, string>>>('../messages/*.json', {
    ...{ eager: true, import: 'default' },
  });
  test.each(Object.entries(messages))('as the dialog calls them: %s', async (_, texts) => {
    const headings = (...labels: string[]) => labels.map((label) => texts[label] ?? '').join(';');
    expect(Object.keys(messages)).toHaveLength(4);
    const people = await guess(
      headings('First name', 'Last name', 'Birthday', 'Nickname', 'Relationship', 'Notes'),
    );
    expect([people.kind, Object.keys(people.columns).length]).toEqual(['people', 6]);
    const events = await guess(
      headings('Title', 'Date', 'Participants', 'Budget', 'Type', 'Notes'),
    );
    expect([events.kind, Object.keys(events.columns).length]).toEqual(['events', 6]);
    const gifts = await guess(
      headings('Name', 'Recipient', 'Event', 'Price', 'Estimated cost', 'Link', 'Notes'),
    );
    expect([gifts.kind, Object.keys(gifts.columns).length]).toEqual(['gifts', 7]);
  });

  test('a full name beside the given one is the name', async () => {
    const { columns } = guessTable(await tableOf('Name;Vorname\nAda Lovelace;Ada\n'));
    expect(columns).toEqual({ name: 0, givenName: 1 });
  });
});

test.each([
  ['Vorname;Nachname;Geburtsjahr;Geburtsmonat;Geburtstag\nAda;Lovelace;1990;5;12\n', '1990-05-12'],
  ['First Name,Last Name,Birth Year,Birth Month,Birth Day\nAda,Lovelace,,5,12\n', '1604-05-12'],
])('LC6 Thunderbird’s three columns are one birthday: %s', async (text, birthday) => {
  const table = await tableOf(text);
  const { contacts } = readPeopleTable(table, guessTable(table).columns, today);
  expect(contacts).toMatchObject([{ name: 'Ada Lovelace', birthday, remarks: [] }]);
});

test.each([
  ['5. Dezember 2026', '2026-12-05'],
  ['Samstag, 5. Dezember 2026', '2026-12-05'],
  ['05. Dez. 90', '1990-12-05'],
  ['5. März', '1604-03-05'],
  ['1. Jänner 1990', '1990-01-01'],
  ['5. 12. 2026', '2026-12-05'],
  ['5 décembre 2026', '2026-12-05'],
  ['sam. 5 déc. 2026', '2026-12-05'],
  ['mardi 1er août 1990', '1990-08-01'],
  ['mar. 3 mars 2026', '2026-03-03'],
  ['12 juil. 1990', '1990-07-12'],
  ['5 de diciembre de 2026', '2026-12-05'],
  ['sábado, 5 de diciembre de 2026', '2026-12-05'],
  ['1.º de mayo del 1990', '1990-05-01'],
  ['12 ago 1990', '1990-08-12'],
  ['٥ ديسمبر ٢٠٢٦', '2026-12-05'],
  ['السبت، 5 ديسمبر 2026', '2026-12-05'],
  ['5 كانون الأول 2026', '2026-12-05'],
  ['١٥ أوت ١٩٩٠', '1990-08-15'],
  ['‏٥‏/١٢‏/٢٠٢٦', '2026-12-05'],
  ['2026/12/05', '2026-12-05'],
  ['Saturday, December 5, 2026', '2026-12-05'],
  ['12 jui 1990', undefined],
  ['5 تشرين 2026', undefined],
  ['around 5 May 1990', undefined],
  ['32. Dezember 2026', undefined],
])('LC6 the date %s is %s', (written, date) => {
  expect(readWrittenDate(written, 'day-first', today)).toBe(date);
});

afterEach(() => writeIn(american));

test('LC6 where nothing shows the order, it is that of the region', () => {
  expect(dateOrderOf(['5/6/1990'])).toBe('month-first');
  for (const language of ['de', 'fr', 'es', 'ar'] as const) {
    writeIn(formatsFor({ currency: '', region: '' }, language));
    expect(`${language} ${dateOrderOf(['5/6/1990'])}`).toBe(`${language} day-first`);
  }
});

test('LC6 dates in Arabic digits have two readings, too', () => {
  const cells = [{ line: 2, text: '٠٣/٠٤/٢٠٢٦' }];
  expect(dateQuestionIn(cells, today)?.readings).toEqual({
    ...{ 'month-first': '2026-03-04', 'day-first': '2026-04-03' },
  });
  expect(dateQuestionIn([...cells, { line: 3, text: '١٣/٤/٢٠٢٦' }], today)).toBeUndefined();
});

test('LC6 amounts have the name of the currency in any language', () => {
  writeIn(formatsFor({ currency: 'EUR', region: 'DE' }));
  const amounts = ['45 euros', '45,50 Euro', 'ca. 45 €', 'environ 45 euros', '٤٥ يورو'];
  expect(amounts.map((each) => readWrittenMoney(each))).toEqual([
    4_500, 4_550, 4_500, 4_500, 4_500,
  ]);
  writeIn(formatsFor({ currency: 'GBP', region: '' }));
  const pounds = ['45 Pfund', '45 livres sterling', '45 libras', '45 pounds'];
  expect(pounds.map((each) => readWrittenMoney(each))).toEqual([4_500, 4_500, 4_500, 4_500]);
  expect(readWrittenMoney('45 euros')).toBeUndefined();
});

test('LC6 amounts in Arabic digits', () => {
  expect(readWrittenMoney('١٬٢٣٤٫٥٠')).toBe(123_450);
  expect(decimalMarkIn(['٤٥٫٥٠'])).toBe('.');
});
