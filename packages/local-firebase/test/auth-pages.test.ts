import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAIL_PAGE_SECRET, startAuthServer, type AuthServer } from './auth-server.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';
const HOUR = 3_600_000;

let server: AuthServer;
beforeEach(async () => {
  server = await startAuthServer({ allowedOrigins: () => ['https://gifts.example'] });
});
afterEach(() => server.close());

const get = async (address: string, init?: RequestInit) => {
  const response = await fetch(new URL(address, server.url), init);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

const mailedLink = async (kind: 'verify' | 'reset', continueUrl?: string): Promise<string> => {
  const auth = server.device();
  const settings = continueUrl === undefined ? undefined : { url: continueUrl };
  const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD);
  if (kind === 'verify') await sendEmailVerification(user, settings);
  else await sendPasswordResetEmail(auth, EMAIL, settings);
  return (await server.openCodes())[0]!.oobLink;
};

const submit = (link: string, newPassword: string, repeatedPassword = newPassword) =>
  get('/emulator/action?mode=resetPassword', {
    method: 'POST',
    body: new URLSearchParams({
      oobCode: new URL(link).searchParams.get('oobCode')!,
      newPassword,
      repeatedPassword,
    }),
  });

/** Opens the link of a mail and presses the button of its page. */
const confirm = async (link: string) => {
  const { html } = await get(link);
  const action = /action="([^"]+)"/.exec(html)?.[1];
  if (action === undefined) throw new Error(`There is no button: ${html}`);
  const hidden = [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const fields = hidden.map(([, name = '', value = '']): [string, string] => [
    name,
    value.replaceAll('&amp;', '&'),
  ]);
  return get(action, { method: 'POST', body: new URLSearchParams(fields) });
};

const MAIL_PAGE = `/emulator/mail?secret=${MAIL_PAGE_SECRET}`;

describe('the mail page', () => {
  it('lists mails with links that work, newest first', async () => {
    expect((await get(MAIL_PAGE)).html).toContain('No mail yet');
    const link = await mailedLink('verify');
    server.now.ms += 1000;
    await sendPasswordResetEmail(server.device(), EMAIL);
    const { html } = await get(MAIL_PAGE);
    expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    expect(html.indexOf('Choose a new password')).toBeLessThan(html.indexOf('Confirm your e-mail'));
    await confirm(link);
    const after = (await get(MAIL_PAGE)).html;
    expect(after).toContain('Used');
    expect(after).not.toContain(link.replaceAll('&', '&amp;'));
  });

  it.each([
    ['no secret', '/emulator/mail'],
    ['an empty secret', '/emulator/mail?secret='],
    ['a shorter secret', MAIL_PAGE.slice(0, -1)],
    ['another secret', MAIL_PAGE.replace(/.$/, '_')],
  ])('shows nothing to who has %s', async (_what, address) => {
    await mailedLink('reset');
    const { status, html } = await get(address);
    expect(status).toBe(403);
    expect(html).not.toContain('oobCode');
    expect(html).not.toContain(EMAIL);
  });

  it('is off while other machines reach the server, and without a secret', async () => {
    await server.close();
    server = await startAuthServer({ publicUrl: 'https://gifts.example' });
    expect((await get(MAIL_PAGE)).status).toBe(404);
    await server.close();
    server = await startAuthServer({ mailPageSecret: '' });
    expect((await get('/emulator/mail?secret=')).status).toBe(404);
  });

  it('is what the terminal names, without a link or a code', async () => {
    const link = await mailedLink('reset');
    const code = new URL(link).searchParams.get('oobCode')!;
    expect(server.lines.join()).toContain(`Mail to ${EMAIL}`);
    expect(server.lines.join()).not.toContain(code);
    expect(server.lines.join()).not.toContain(MAIL_PAGE_SECRET);
  });

  it('is closed while mails are sent for real, and then no link is logged', async () => {
    await server.close();
    const sent: string[] = [];
    server = await startAuthServer({ sendMail: async (mail) => void sent.push(mail.text) });
    const link = await mailedLink('verify');
    expect(sent).toEqual([expect.stringContaining(link)]);
    expect(server.lines).toEqual([]);
    expect((await get(MAIL_PAGE)).status).toBe(404);
  });

  it('goes on when a mail cannot be sent, and says so in the terminal', async () => {
    await server.close();
    server = await startAuthServer({ sendMail: () => Promise.reject(new Error('no route')) });
    await mailedLink('verify');
    expect(server.lines.join()).toContain('no route');
  });

  it('escapes what people typed', async () => {
    const email = "a&b'i@example.com";
    await server.backend.createAccount({ email, password: PASSWORD });
    await sendPasswordResetEmail(server.device(), email);
    const { html } = await get(MAIL_PAGE);
    expect(html).toContain('a&amp;b&#39;i@example.com');
    expect(html).not.toContain("a&b'i");
  });

  it('runs no script and cannot be framed', async () => {
    for (const path of [MAIL_PAGE, '/emulator/action?mode=verifyEmail&oobCode=x']) {
      const { headers, html } = await get(path);
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(html).not.toMatch(/<script|\son\w+=|javascript:/i);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('the link of a verification mail', () => {
  it('confirms the address by a press and says so, also the second time', async () => {
    const link = await mailedLink('verify');
    expect((await get(link)).html).toContain('Confirm your address');
    expect(server.backend.findAccount(EMAIL)?.emailVerified).toBe(false);
    expect((await confirm(link)).html).toContain('Your address is confirmed');
    expect(server.backend.findAccount(EMAIL)?.emailVerified).toBe(true);
    expect((await get(link)).html).toContain('Already confirmed');
  });

  it('is not used up by a program that only looks', async () => {
    const link = await mailedLink('verify');
    expect((await get(link, { method: 'HEAD' })).status).toBe(405);
    for (let count = 0; count < 3; count += 1) expect((await get(link)).status).toBe(200);
    expect(server.backend.findAccount(EMAIL)?.emailVerified).toBe(false);
  });

  it('says when it has expired or is not one of ours', async () => {
    const link = await mailedLink('verify');
    server.now.ms += 73 * HOUR;
    expect(await get(link)).toMatchObject({
      status: 400,
      html: expect.stringContaining('This link has expired') as string,
    });
    const wrong = await get('/emulator/action?mode=verifyEmail&oobCode=nonsense');
    expect(wrong.status).toBe(400);
    expect(wrong.html).toContain('This link no longer works');
  });

  it('leads on to the app only', async () => {
    const link = await mailedLink('verify', 'https://gifts.example/profile?a=1&b=2');
    expect((await confirm(link)).html).toContain(
      'href="https://gifts.example/profile?a=1&amp;b=2"',
    );
    const forged = new URL(link);
    for (const target of [
      'https://evil.example/',
      'javascript:alert(1)//evil',
      'javascript://localhost/%0aalert(1)//evil',
      '//evil.example',
    ]) {
      forged.searchParams.set('continueUrl', target);
      const { html } = await get(forged.toString());
      expect(html).toContain(`class="button" href="${server.url}/"`);
      expect(html).not.toContain('evil');
    }
  });

  it('cannot be asked to lead elsewhere', async () => {
    await expect(mailedLink('verify', 'https://evil.example/')).rejects.toMatchObject({
      code: 'auth/unauthorized-continue-uri',
    });
  });
});

describe('the link of a reset mail', () => {
  it('asks for a new password and sets it, once (A8)', async () => {
    const link = await mailedLink('reset');
    const form = await get(link);
    expect(form.html).toContain(`For ${EMAIL}, at least 8 characters`);
    expect(form.html).toContain('autocomplete="new-password"');
    expect((await submit(link, 'a new password')).html).toContain('Your password is changed');
    await signInWithEmailAndPassword(server.device(), EMAIL, 'a new password');
    for (const again of [await get(link), await submit(link, 'yet another')]) {
      expect(again.status).toBe(400);
      expect(again.html).toContain('This link no longer works');
    }
  });

  it('asks again for a password that is too short or mistyped, without showing it', async () => {
    const link = await mailedLink('reset');
    const short = await submit(link, 'short');
    expect(short).toMatchObject({
      status: 400,
      html: expect.stringContaining('at least 8 characters.') as string,
    });
    const differing = await submit(link, 'the first typing', 'the second typing');
    expect(differing.html).toContain('The two passwords differ');
    expect(differing.html).not.toMatch(/the (first|second) typing/);
    await signInWithEmailAndPassword(server.device(), EMAIL, PASSWORD);
  });

  it('does nothing with the code of another mail', async () => {
    const link = await mailedLink('verify');
    expect((await submit(link, 'a new password')).status).toBe(400);
    const asReset = link.replace('mode=verifyEmail', 'mode=resetPassword');
    expect((await get(asReset)).html).toContain('This link no longer works');
    await signInWithEmailAndPassword(server.device(), EMAIL, PASSWORD);
  });

  it('refuses a form of another type or size', async () => {
    const path = '/emulator/action?mode=resetPassword';
    const text = { method: 'POST', body: '{}', headers: { 'Content-Type': 'text/plain' } };
    expect((await get(path, text)).status).toBe(415);
    const huge = new URLSearchParams({ oobCode: 'x'.repeat(70_000) });
    expect((await get(path, { method: 'POST', body: huge })).status).toBe(413);
  });
});
