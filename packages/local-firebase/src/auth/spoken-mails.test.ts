import { sendPasswordResetEmail } from 'firebase/auth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  MAIL_PAGE_SECRET,
  SERVICE,
  startAuthServer,
  type AuthServer,
} from '../../test/auth-server.ts';
import type { ActionCode } from './action-codes.ts';
import { composeMail, type Mail } from './mail.ts';

const ACCOUNT = { email: 'ada@example.com', password: 'correct horse' };

let server: AuthServer;
let mails: Mail[];
beforeEach(async () => {
  mails = [];
  server = await startAuthServer({
    appName: 'Evergift',
    sendMail: async (mail) => void mails.push(mail),
  });
  await server.backend.createAccount(ACCOUNT);
});
afterEach(() => server.close());

/** Asks for a mail as the SDK does with a `languageCode`. */
const askFor = async (requestType: string, locale?: string): Promise<Mail> => {
  const headers = locale === undefined ? {} : { 'X-Firebase-Locale': locale };
  const signedIn = await server.post(`${SERVICE}/accounts:signInWithPassword`, ACCOUNT);
  const asked = { requestType, email: ACCOUNT.email, idToken: signedIn.body['idToken'] };
  const answer = await server.post(`${SERVICE}/accounts:sendOobCode`, asked, headers);
  expect(answer.status).toBe(200);
  await server.backend.deliverMails();
  return mails.at(-1)!;
};
const languageIn = ({ link }: Mail) => new URL(link).searchParams.get('lang');

it.each([
  ['de', 'Neues Passwort wählen', 'dein Passwort für Evergift zurückzusetzen'],
  ['fr', 'Choisir un nouveau mot de passe', 'votre mot de passe pour Evergift'],
  ['es', 'Elegir una contraseña nueva', 'tu contraseña de Evergift'],
  ['ar', 'اختيار كلمة مرور جديدة', 'كلمة المرور في \u2068Evergift\u2069.'],
])(
  'a mail that is asked for in %s speaks it, and so does its link',
  async (language, words, text) => {
    const mail = await askFor('PASSWORD_RESET', language);
    expect(mail).toMatchObject({ language, subject: words, action: words });
    expect(mail.text).toContain(text);
    expect(mail.text).toContain(`\n\n${mail.link}\n\n`);
    expect(languageIn(mail)).toBe(language);
  },
);

it('a mail to confirm an address is in the language of a region, too', async () => {
  const mail = await askFor('VERIFY_EMAIL', 'de-AT');
  expect(mail).toMatchObject({
    language: 'de',
    subject: 'Bestätige deine E-Mail-Adresse',
    action: 'Diese Adresse bestätigen',
  });
  expect(mail.text).toMatch(/^Bitte bestätige, dass .*:\n\nhttp\S+\n\nWenn du das nicht warst, /);
  expect(languageIn(mail)).toBe('de');
});

it.each(['it', '', 'constructor', undefined])(
  'a mail for the language %j is English',
  async (locale) => {
    const mail = await askFor('PASSWORD_RESET', locale);
    expect(mail).toMatchObject({ language: 'en', subject: 'Choose a new password' });
    expect(mail.text).toMatch(
      /^Someone, hopefully you, asked to reset your password for Evergift\. /,
    );
    expect(languageIn(mail)).toBe('en');
  },
);

it("takes the language of the SDK's languageCode", async () => {
  const device = server.device();
  device.languageCode = 'es';
  await sendPasswordResetEmail(device, ACCOUNT.email);
  await server.backend.deliverMails();
  expect(mails.map(({ subject }) => subject)).toEqual(['Elegir una contraseña nueva']);
});

it('a mail without the name of an app speaks whole sentences', () => {
  const code = storedCode({ language: 'de' });
  expect(composeMail(code).text).toContain('dein Passwort für die App zurückzusetzen');
});

it.each([
  ['of an earlier version, without a language', storedCode({})],
  ['of a later version, in a language that is not known', storedCode({ language: 'it' as 'de' })],
])('a code %s is English', (_what, code) => {
  expect(composeMail(code)).toMatchObject({ language: 'en', subject: 'Choose a new password' });
  expect(composeMail(code).text).toContain('asked to reset your password for the app. The link');
});

it('the link that whoever runs the server makes is English', async () => {
  const link = await server.backend.passwordResetLink(ACCOUNT.email);
  expect(new URL(link).searchParams.get('lang')).toBe('en');
});

it('the page of mails is English and shows subjects as they are', async () => {
  await server.close();
  server = await startAuthServer();
  await server.backend.createAccount(ACCOUNT);
  const asked = { requestType: 'PASSWORD_RESET', email: ACCOUNT.email };
  await server.post(`${SERVICE}/accounts:sendOobCode`, asked, { 'X-Firebase-Locale': 'ar' });
  const address = `${server.url}/emulator/mail?secret=${MAIL_PAGE_SECRET}`;
  const page = await fetch(address, { headers: { 'Accept-Language': 'de' } });
  const html = await page.text();
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('<h2 lang="ar" dir="rtl">اختيار كلمة مرور جديدة</h2>');
  expect(html).toContain('newest first');
});

function storedCode(more: Partial<ActionCode>): ActionCode {
  return {
    code: 'abc',
    kind: 'PASSWORD_RESET',
    localId: 'ada',
    email: ACCOUNT.email,
    link: 'http://localhost/emulator/action?oobCode=abc',
    createdAt: 0,
    expiresAt: 1,
    ...more,
  };
}
