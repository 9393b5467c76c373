import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SERVICE, startAuthServer, type AuthServer } from '../../test/auth-server.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';

let server: AuthServer;
beforeEach(async () => {
  server = await startAuthServer({ appName: 'Evergift' });
});
afterEach(() => server.close());

const open = async (address: string, accepted = '*', fields?: Record<string, string>) => {
  const answer = await fetch(new URL(address, server.url), {
    headers: { 'Accept-Language': accepted },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  });
  return { status: answer.status, html: await answer.text() };
};

/** Fills in the form of a page and sends it, by the address that is in it. */
const submit = (html: string, typed: Record<string, string> = {}, accepted = '*') => {
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(html) ?? [];
  const hidden = [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const fields = hidden.map(([, name, value]) => [name, value] as const);
  return open(action.replaceAll('&amp;', '&'), accepted, {
    ...Object.fromEntries(fields),
    ...typed,
  });
};

/** The link of a mail that was asked for in a language. */
const mailedLink = async (requestType: string, language?: string): Promise<string> => {
  const { uid } = await server.backend.createAccount({ email: EMAIL, password: PASSWORD });
  const signIn = { email: EMAIL, password: PASSWORD };
  const { body } = await server.post(`${SERVICE}/accounts:signInWithPassword`, signIn);
  expect(body['localId']).toBe(uid);
  const asked = { requestType, email: EMAIL, idToken: body['idToken'] };
  const headers = language === undefined ? {} : { 'X-Firebase-Locale': language };
  await server.post(`${SERVICE}/accounts:sendOobCode`, asked, headers);
  return (await server.openCodes())[0]!.oobLink;
};

describe('the page behind the link of a mail', () => {
  it('is German for a German mail, until the password is changed', async () => {
    const form = await open(await mailedLink('PASSWORD_RESET', 'de'), 'fr');
    expect(form.html).toContain('<html lang="de" dir="ltr">');
    expect(form.html).toContain('<title>Neues Passwort wählen · Evergift</title>');
    expect(form.html).toContain(`Für ${EMAIL}, mindestens 8 Zeichen.`);
    const typed = { newPassword: 'first one', repeatedPassword: 'second one' };
    const differing = await submit(form.html, typed, 'fr');
    expect(differing.html).toContain('>Die beiden Passwörter sind verschieden.');
    const short = await submit(differing.html, { newPassword: 'short', repeatedPassword: 'short' });
    expect(short.status).toBe(400);
    expect(short.html).toContain('>Das Passwort muss mindestens 8 Zeichen lang sein.<');
    const good = { newPassword: 'a new password', repeatedPassword: 'a new password' };
    const done = await submit(short.html, good);
    expect(done.status).toBe(200);
    expect(done.html).toContain('Dein Passwort wurde geändert');
    expect(done.html).toContain('>Weiter zu Evergift</span></a>');
    const again = await submit(short.html, good);
    expect(again.html).toContain('Dieser Link funktioniert nicht mehr');
    expect(again.html).toContain('Unter „Passwort vergessen?“ kannst du');
  });

  it('is written from right to left in Arabic, and keeps addresses as they are', async () => {
    const form = await open(await mailedLink('VERIFY_EMAIL', 'ar'));
    expect(form.html).toContain('<html lang="ar" dir="rtl">');
    expect(form.html).toContain('<h1>تأكيد العنوان</h1>');
    expect(form.html).toContain(`<bdi>${EMAIL}</bdi>`);
    const done = await submit(form.html);
    expect(done.html).toContain('<html lang="ar" dir="rtl">');
    // One item of the button: between two, their space would go.
    expect(done.html).toContain('<span>المتابعة إلى <bdi>Evergift</bdi></span></a>');
    expect(done.html).toContain(`شكرًا. تم تأكيد <bdi>${EMAIL}</bdi>.`);
    expect(server.backend.findAccount(EMAIL)?.emailVerified).toBe(true);
  });

  it('is English for an English mail, whatever the browser wishes', async () => {
    const form = await open(await mailedLink('VERIFY_EMAIL'), 'de');
    expect(form.html).toContain('<html lang="en" dir="ltr">');
    const done = await submit(form.html, {}, 'de');
    expect(done.html).toContain(`<p>Thank you. ${EMAIL} is confirmed.</p>`);
    expect(done.html).toContain('>Continue to Evergift</span></a>');
  });

  it.each([
    ['es', '*', 'Este enlace ya no funciona'],
    ['it', '*', 'This link no longer works'],
    ['constructor', 'it, fr;q=0.8', 'Ce lien ne fonctionne plus'],
  ])('says in %s that a link is not one of ours', async (language, accepted, words) => {
    const { html } = await open(`/emulator/action?mode=verifyEmail&lang=${language}`, accepted);
    expect(html).toContain(words);
  });

  it('says in its language that something did not work', async () => {
    const answer = await fetch(`${server.url}/emulator/action?lang=de`, { method: 'PUT' });
    expect(await answer.text()).toContain('Das hat nicht geklappt');
  });
});

describe('the page of an invitation', () => {
  it('speaks the first language of the browser that it knows, also its answers', async () => {
    const link = await server.backend.invitationLink();
    const form = await open(link, 'it, de-CH;q=0.9, en;q=0.8');
    expect(form.html).toContain('<html lang="de" dir="ltr">');
    expect(form.html).toContain('<h1>Willkommen bei Evergift</h1>');
    const typed = { displayName: 'Ada', email: EMAIL, newPassword: 'short' };
    const short = await submit(form.html, typed, 'en');
    expect(short.html).toContain('Das Passwort muss mindestens 8 Zeichen lang sein.');
    const wrong = await submit(short.html, { email: 'ada', newPassword: PASSWORD }, 'en');
    expect(wrong.html).toContain('Das ist keine E-Mail-Adresse.');
    const done = await submit(wrong.html, { email: EMAIL, newPassword: PASSWORD }, 'en');
    expect(done.html).toContain('Dein Konto ist bereit');
    expect(done.html).toContain('>Bei Evergift anmelden</span></a>');
    expect((await open(link, 'fr')).html).toContain('Cette invitation n’est plus valable');
  });

  it('prefers the language in its address', async () => {
    const link = await server.backend.invitationLink();
    const { html } = await open(`${link}&lang=ar`, 'de');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('lang=ar"');
  });

  it.each(['*', 'it', ''])('is English for who wishes %j', async (accepted) => {
    const { html } = await open(await server.backend.invitationLink(), accepted);
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toContain('<h1>Welcome to Evergift</h1>');
  });

  it('calls an app without a name as its language does', async () => {
    await server.close();
    server = await startAuthServer({});
    const { html } = await open(await server.backend.invitationLink(), 'fr');
    expect(html).toContain('<title>Bienvenue dans l’application</title>');
  });
});
