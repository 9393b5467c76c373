import { createUserWithEmailAndPassword } from 'firebase/auth';
import { afterEach, describe, expect, it } from 'vitest';
import { SERVICE, startAuthServer, type AuthServer } from './auth-server.ts';

const PASSWORD = 'correct horse';

let server: AuthServer;
afterEach(() => server.close());

const codeIn = (link: string) => new URL(link).searchParams.get('oobCode') ?? '';
const open = async (link: string) => (await fetch(link)).text();
const accept = async (link: string, more: Record<string, string> = {}, address = '192.0.2.1') => {
  const fields = {
    oobCode: codeIn(link),
    email: 'ada@example.com',
    newPassword: PASSWORD,
    ...more,
  };
  const answer = await fetch(`${server.url}/emulator/action?mode=acceptInvitation`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-test-address': address },
  });
  return { status: answer.status, page: await answer.text() };
};

describe.each(['invited', 'closed'] as const)('W3 sign-up that is %s', (signUp) => {
  it('is refused without an invitation, as the service does', async () => {
    server = await startAuthServer({ signUp });
    const made = createUserWithEmailAndPassword(server.device(), 'ada@example.com', PASSWORD);
    await expect(made).rejects.toMatchObject({ code: 'auth/admin-restricted-operation' });
    expect(server.backend.findAccount('ada@example.com')).toBeUndefined();
  });
});

describe('W3 an invitation', () => {
  it('makes one account, once, which can sign in', async () => {
    server = await startAuthServer({ signUp: 'invited' });
    const link = await server.backend.invitationLink();
    expect(link).toMatch(new RegExp(`^${server.url}/emulator/action\\?mode=acceptInvitation`));
    for (const _look of [1, 2]) expect(await open(link)).toContain('You are invited.');
    const { status, page } = await accept(link, { displayName: 'Ada <b>' });
    expect([status, page.includes('Your account is ready')]).toEqual([200, true]);
    expect(page).toContain(`href="${server.url}/auth"`);
    const signedIn = await server.post(`${SERVICE}/accounts:signInWithPassword`, {
      email: 'ada@example.com',
      password: PASSWORD,
    });
    expect(signedIn.body['displayName']).toBe('Ada <b>');
    const again = await accept(link, { email: 'eve@example.com' });
    expect([again.status, again.page.includes('no longer works')]).toEqual([400, true]);
    expect(server.backend.findAccount('eve@example.com')).toBeUndefined();
  });

  it('makes one account when two people use it at once', async () => {
    server = await startAuthServer({ signUp: 'invited' });
    const link = await server.backend.invitationLink();
    const both = ['a@example.com', 'b@example.com'].map((email) => accept(link, { email }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
    expect(server.backend.listAccounts()).toHaveLength(1);
  });

  it('for an address is good for that address alone', async () => {
    server = await startAuthServer({ signUp: 'invited' });
    const link = await server.backend.invitationLink('Mum@example.com');
    expect(await open(link)).toContain('value="mum@example.com"');
    await accept(link, { email: 'eve@example.com' });
    expect(server.backend.findAccount('eve@example.com')).toBeUndefined();
    expect(server.backend.findAccount('mum@example.com')).toBeDefined();
    await expect(server.backend.invitationLink('mum@example.com')).rejects.toThrow('EMAIL_EXISTS');
  });

  it.each([
    ['a short password', { newPassword: 'abc' }, 'password'],
    ['no address', { email: 'ada' }, 'This is no e-mail address.'],
    ['a taken address', { email: 'taken@example.com' }, 'has an account already'],
  ])('is kept after %s, and says why', async (_what, typed, words) => {
    server = await startAuthServer({ signUp: 'invited' });
    await server.backend.createAccount({ email: 'taken@example.com', password: PASSWORD });
    const link = await server.backend.invitationLink();
    const { status, page } = await accept(link, typed);
    expect(status).toBe(400);
    expect(page).toContain('role="alert"');
    expect(page).toContain(words);
    expect((await accept(link)).status).toBe(200);
  });

  it('expires after seven days', async () => {
    server = await startAuthServer({ signUp: 'invited' });
    const link = await server.backend.invitationLink();
    server.now.ms += 7 * 24 * 3_600_000;
    expect(await open(link)).toContain('This invitation has expired');
    expect((await accept(link)).status).toBe(400);
  });

  it('does not open a closed server', async () => {
    server = await startAuthServer({ signUp: 'closed' });
    await expect(server.backend.invitationLink()).rejects.toThrow('ADMIN_ONLY_OPERATION');
    expect((await accept(`${server.url}/?oobCode=x`)).status).toBe(403);
  });

  it("counts attempts by the visitor's address", async () => {
    const clientAddress = ({ headers }: { headers: Record<string, unknown> }) =>
      String(headers['x-test-address']);
    server = await startAuthServer({
      signUp: 'invited',
      limits: { signUpByAddress: { attempts: 1, windowMs: 60_000 } },
      proxies: { clientAddress },
    });
    const links = await Promise.all([1, 2].map(() => server.backend.invitationLink()));
    const [first = '', second = ''] = links;
    expect((await accept(first)).status).toBe(200);
    const other = { email: 'bob@example.com' };
    expect((await accept(second, other)).page).toContain('Too many new accounts');
    expect((await accept(second, other, '192.0.2.2')).status).toBe(200);
  });
});
