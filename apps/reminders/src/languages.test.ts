import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inLanguage } from './core/in-language.ts';
import { berlin, FirestoreFixture, World } from './testing/world.ts';

const fixture = new FirestoreFixture();
let database: Awaited<ReturnType<FirestoreFixture['start']>>;
let world: World;
let count = 0;
/** Each test has people of its own. */
let ada: string;
let ben: string;

beforeAll(async () => {
  database = await fixture.start();
});
afterAll(() => fixture.stop());
beforeEach(() => {
  world = new World(database);
  count += 1;
  [ada, ben] = [`ada-${count}`, `ben-${count}`];
});

/** A program that writes to one person alone. */
const programFor = (uid: string) =>
  world.program({
    documents: { ...database.documents, withDigest: () => Promise.resolve([uid]) },
  });

const mailTo = (uid: string) => world.mails.find(({ to }) => to === `${uid}@example.com`);

async function sendTo(...uids: string[]) {
  world.now = berlin('2026-11-20T08:00');
  await Promise.all(uids.map((uid) => programFor(uid).sendDigests()));
}

/** Releases of the languages' data differ in them. */
const withoutCommas = (text: string) => text.replaceAll(/[,،]/g, '');

describe('LC3 a summary by e-mail', () => {
  test.each([
    ['', '', 'en', 'ltr', 'What there is to do:', 'Friday November 27 2026'],
    ['', 'DE', 'en', 'ltr', 'What there is to do:', 'Friday 27 November 2026'],
    ['de', '', 'de', 'ltr', 'Was zu tun ist:', 'Freitag 27. November 2026'],
    ['de', 'US', 'de', 'ltr', 'Was zu tun ist:', 'Freitag 27. November 2026'],
    ['fr', 'CA', 'fr', 'ltr', 'Ce qu’il y a à faire\u00A0:', 'vendredi 27 novembre 2026'],
    ['es', '', 'es', 'ltr', 'Lo que queda por hacer:', 'viernes 27 de noviembre de 2026'],
    ['ar', '', 'ar', 'rtl', 'ما ينبغي فعله:', 'الجمعة 27 نوفمبر 2026'],
    ['xx', '', 'en', 'ltr', 'What there is to do:', 'Friday November 27 2026'],
  ])('in language %j and region %j', async (language, region, lang, dir, first, date) => {
    await world.addPerson(ada, { digest: 'daily', language, region, currency: 'EUR' });
    await sendTo(ada);
    const { text = '', html = '' } = mailTo(ada) ?? {};
    expect(text.split('\n')[0]).toBe(first);
    expect(withoutCommas(text).split('\n')).toContain(date);
    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(html).toContain(`<div class="mail" lang="${lang}" dir="${dir}">`);
    expect(withoutCommas(html)).toContain(`>${date}<`);
  });

  test('of several occasions has them in its subject', async () => {
    await world.addPerson(ada, { digest: 'weekly', language: 'de' });
    await world.addEvent(ada, 'party', { title: 'Fest', date: '2026-11-22' });
    await sendTo(ada);
    expect(mailTo(ada)?.subject).toMatch(/^Fest \(.+\) und 1 weiterer Anlass$/);
  });

  test('of one person never has a word in the language of another, who gets one at the same time', async () => {
    await world.addPerson(ada, { digest: 'daily', language: 'de' });
    await world.addPerson(ben, { digest: 'daily', language: 'ar' });
    const other = `cy-${count}`;
    await world.addPerson(other, { digest: 'daily' });
    await sendTo(ada, ben, other);
    const [german, arabic, english] = [ada, ben, other].map(mailTo);
    expect(german?.text).toContain('Noch ohne Geschenk: Grace');
    expect(german?.html).toContain('>Anlass öffnen</a>');
    expect(german?.text).not.toMatch(/Still|summaries|[\u0600-\u06FF]/);
    expect(arabic?.text).toContain('بلا هدية حتى الآن: \u2068Grace\u2069');
    expect(arabic?.text).not.toMatch(/Still|Noch|summaries|Zusammenfassung/);
    expect(english?.text).toContain('Still without a present: Grace');
    expect(english?.text).not.toMatch(/Noch|[\u0600-\u06FF]/);
  });

  test('has addresses that end where they end', async () => {
    await world.addPerson(ada, { digest: 'daily', language: 'ar' });
    await sendTo(ada);
    const { text = '', headers = {} } = mailTo(ada) ?? {};
    const [, address = ''] = /<(.+)>/.exec(headers['List-Unsubscribe'] ?? '') ?? [];
    expect(text.split(/\s/)).toContain(address);
  });
});

test('LC3 what is said in a language ends before anything is awaited', () => {
  // @ts-expect-error: a promise goes on when another letter is written
  void inLanguage('de', () => Promise.resolve(''));
  expect(() => inLanguage('de', () => JSON.parse('{') as string)).toThrow(SyntaxError);
  expect(globalThis.evergiftSpeech).toBeUndefined();
});

const descriptions = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((entry) => new ICAL.Event(entry).description.replaceAll('\u00A0', ' '));

describe('LC1 LC3 the calendar feed', () => {
  const party = { title: 'Party', date: '2026-11-24', budget: 123_450, people: ['grace'] };

  test.each([
    ['', 'USD', '', '$1,234.50', 'Nov 27, 2026'],
    ['', 'EUR', 'DE', '1.234,50 €', '27 Nov 2026'],
    ['de', 'EUR', 'DE', '1.234,50 €', '27. Nov. 2026'],
    ['de', 'GBP', 'GB', '£1,234.50', '27. Nov. 2026'],
    ['fr', 'EUR', 'FR', '1 234,50 €', '27 nov. 2026'],
    ['es', 'JPY', 'ES', '123.450 JPY', '27 nov 2026'],
  ])('in language %j, in %s and region %j', async (language, currency, region, amount, date) => {
    await world.addPerson(ada, { language, currency, region });
    await world.addEvent(ada, 'party', party);
    const { path } = await world.feed(ada, 'PUT', { details: true });
    const [first = '', second = ''] = descriptions((await world.ask(path)).body);
    expect(first.replaceAll('\u202F', ' ')).toContain(amount);
    expect(second.split('\n')[0]).toBe(date);
  });

  test('writes amounts of another’s planner in that one’s currency and the reader’s language', async () => {
    await world.addPerson(ada, { currency: 'JPY' });
    await world.addEvent(ada, 'party', party);
    await world.addPerson(ben, { currency: 'EUR', language: 'de', sharing: true });
    await database.put(`users/${ben}/memberships/${ada}`, { name: 'Ada' });
    await database.put(`users/${ada}/household/members`, {
      ...{ members: { [ben]: { name: 'Ben' } }, links: {}, currency: 'JPY' },
    });
    await world.addEvent(ben, 'fete', { ...party, title: 'Fete', date: '2026-11-25' });
    const { path } = await world.feed(ben, 'PUT', { details: true });
    const all = descriptions((await world.ask(path)).body).join('\n');
    expect(all).toContain('123.450 ¥');
    expect(all).toContain('1.234,50 €');
  });

  test('is another one in another language, though nothing else has changed', async () => {
    await world.addPerson(ada);
    const { path } = await world.feed(ada, 'PUT', { details: true });
    const { headers } = await world.ask(path);
    await world.addPerson(ada, { language: 'fr' });
    const known = { headers: { 'if-none-match': headers['ETag'] } };
    expect((await world.ask(path, known)).status).toBe(200);
  });
});

describe('LC3 the page that switches summaries off', () => {
  const linkOf = (uid: string) => {
    const address = /<(.+)>/.exec(mailTo(uid)?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const { pathname, search } = new URL(address);
    return pathname + search;
  };

  test.each([
    ['de', 'lang="de" dir="ltr"', 'Keine Zusammenfassungen mehr?', 'sind ausgeschaltet'],
    ['fr', 'lang="fr" dir="ltr"', 'Plus de résumés\u00A0?', 'sont désactivés'],
    ['es', 'lang="es" dir="ltr"', '¿No recibir más resúmenes?', 'están desactivados'],
    ['ar', 'lang="ar" dir="rtl"', 'إيقاف الملخصات؟', 'تم إيقاف الملخصات'],
  ])('is in the person’s language: %s', async (language, attributes, question, done) => {
    await world.addPerson(ada, { digest: 'daily', language });
    await sendTo(ada);
    const asked = await world.ask(linkOf(ada));
    expect(asked.body).toContain(`<html ${attributes}>`);
    expect(asked.body).toContain(`<h1>${question}</h1>`);
    const answer = await world.ask(linkOf(ada), { method: 'POST' });
    expect(answer.body).toContain(done);
    expect(answer.body).toContain('<a href="/profile">');
  });

  test.each([
    [undefined, 'This link does not work'],
    ['de-AT,de;q=0.9,en;q=0.8', 'Dieser Link funktioniert nicht'],
    ['it, fr-CH;q=0.9', 'Ce lien ne fonctionne pas'],
    ['it', 'This link does not work'],
  ])('of a wrong link is in the browser’s language: %s', async (wish, title) => {
    await world.addPerson(ada, { digest: 'daily', language: 'es' });
    const headers = { 'accept-language': wish };
    const answer = await world.ask(`/reminders/unsubscribe?user=${ada}&key=x`, { headers });
    expect([answer.status, answer.body]).toEqual([404, expect.stringContaining(title)]);
  });
});
