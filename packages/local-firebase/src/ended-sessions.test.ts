import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { integer, Project, rules } from '../conformance/target.ts';
import { startLocalBackend, type RunningBackend } from './index.ts';

const SIGNED_IN = rules('match /c/{id} { allow read, write: if request.auth != null; }');
const PROJECT = 'demo-test';
const ACCOUNT = { email: 'ada@example.com', password: 'correct horse', returnSecureToken: true };
const SERVICE = '/identitytoolkit.googleapis.com/v1';
const DAY = 24 * 60 * 60 * 1000;
const refused = expect.objectContaining({
  error: expect.objectContaining({ status: 'UNAUTHENTICATED' }) as unknown,
}) as unknown;

interface Tokens {
  idToken: string;
  refreshToken: string;
  localId: string;
}

let folder: string;
let running: RunningBackend;
let project: Project;
let now: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sessions-'));
  const rulesFile = join(folder, 'firestore.rules');
  writeFileSync(rulesFile, SIGNED_IN);
  now = Date.now();
  running = await startLocalBackend({
    port: 0,
    projectId: PROJECT,
    rulesFile,
    admin: true,
    log: () => undefined,
    auth: { passwordCost: 1024, clock: () => now },
  });
  project = projectNamed(PROJECT);
});
afterEach(async () => {
  project.close();
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const projectNamed = (id: string) =>
  new Project({ name: 'test', baseUrl: running.url, isOfficial: false }, id);
const call = async (name: string, body: object, token?: string): Promise<Tokens> => {
  const answer = await project.request('POST', `${SERVICE}/${name}`, body, token);
  expect([name, answer.status]).toEqual([name, 200]);
  return answer.body as Tokens;
};
const signUp = () => call('accounts:signUp', ACCOUNT);
const set = () => project.set('c/a', { n: integer(1) });
const statusOf = async (token: string) => (await project.commit([set()], token)).status;
const administer = (localId: string, change: object) =>
  call(`projects/${PROJECT}/accounts:update`, { localId, ...change }, 'owner');

/** What ends a session in its middle, by who has its tokens. */
const ENDINGS: [string, (tokens: Tokens) => Promise<unknown>][] = [
  ['the account is deleted', ({ idToken }) => call('accounts:delete', { idToken })],
  [
    'the password is changed',
    ({ idToken }) => call('accounts:update', { idToken, password: 'a new password' }),
  ],
  [
    'the password is reset by mail',
    async () => {
      const requestType = 'PASSWORD_RESET';
      const asked = { requestType, email: ACCOUNT.email, returnOobLink: true };
      const mail = await call(`projects/${PROJECT}/accounts:sendOobCode`, asked, 'owner');
      const { oobCode } = mail as unknown as { oobCode: string };
      const answer = await fetch(`${running.url}/emulator/action?mode=resetPassword`, {
        method: 'POST',
        body: new URLSearchParams({
          oobCode,
          newPassword: 'a new password',
          repeatedPassword: 'a new password',
        }),
      });
      expect(answer.status).toBe(200);
    },
  ],
  ['the account is disabled', ({ localId }) => administer(localId, { disableUser: true })],
  ['its sessions are ended', ({ localId }) => running.backend.auth.endSessions(localId)],
];

describe.each(ENDINGS)('when %s in the middle of a session', (_what, end) => {
  it('a Listen stream ends and hears nothing more', async () => {
    const tokens = await signUp();
    const client = await project.listen(2, project.query('c'), tokens.idToken);
    await client.current(2);
    await end(tokens);
    expect(await client.channel.next()).toEqual(refused);
    await project.commit([set()]);
    expect(client.channel.unread()).toEqual([]);
  });

  it('a Write stream ends, and what it sends is not written', async () => {
    const tokens = await signUp();
    const { channel, streamToken } = await project.write(tokens.idToken);
    await end(tokens);
    expect(await channel.next()).toEqual(refused);
    await channel.send({ streamToken, writes: [set()] });
    const { documents } = running.backend.engine.getDocuments([project.name('c/a')], {
      kind: 'admin',
    });
    expect(documents).toEqual([undefined]);
  });

  it('a request is refused', async () => {
    const tokens = await signUp();
    expect(await statusOf(tokens.idToken)).toBe(200);
    await end(tokens);
    expect(await statusOf(tokens.idToken)).toBe(401);
  });
});

it('the session that changed the password goes on with its new tokens', async () => {
  const { idToken } = await signUp();
  const fresh = await call('accounts:update', { idToken, password: 'a new password' });
  expect(await statusOf(fresh.idToken)).toBe(200);
});

it('an account made anew under an old id does not take over the old tokens', async () => {
  const { idToken, localId } = await signUp();
  await call('accounts:delete', { idToken });
  await running.backend.auth.createAccount({
    email: ACCOUNT.email,
    password: ACCOUNT.password,
    uid: localId,
  });
  expect(await statusOf(idToken)).toBe(401);
});

it('a token is good for its own project alone', async () => {
  const { idToken } = await signUp();
  const other = projectNamed('demo-other');
  const write = [other.set('c/a', { n: integer(1) })];
  expect((await other.commit(write, idToken)).status).toBe(403);
  for (const service of ['Listen', 'Write'] as const) {
    const channel = await other.open(service, idToken, { database: other.database });
    expect(await channel.next()).toMatchObject({ error: { status: 'PERMISSION_DENIED' } });
  }
  other.close();
});

it('a project’s name cannot contain a path of another project', async () => {
  const inside = encodeURIComponent(`${PROJECT}/databases/(default)/documents/c`);
  const path = `/v1/projects/${inside}/databases/(default)/documents/x/y`;
  expect((await project.request('GET', path, undefined, 'owner')).status).toBe(400);
});

describe('when the clock of the machine steps back a day', () => {
  it('a sign-in is good, and so is who was signed in', async () => {
    const before = await signUp();
    now -= DAY;
    expect(await statusOf(before.idToken)).toBe(200);
    const after = await call('accounts:signInWithPassword', ACCOUNT);
    expect(await statusOf(after.idToken)).toBe(200);
    const { idToken } = await call('accounts:update', {
      idToken: after.idToken,
      password: 'a new password',
    });
    expect(await statusOf(idToken)).toBe(200);
    expect(await statusOf(before.idToken)).toBe(401);
  });

  it('who was locked out is not locked out for a day', async () => {
    await signUp();
    const wrong = { ...ACCOUNT, password: 'wrong password' };
    const signIn = (body: object) =>
      project.request('POST', `${SERVICE}/accounts:signInWithPassword`, body);
    for (let attempt = 0; attempt < 11; attempt += 1) await signIn(wrong);
    expect((await signIn(ACCOUNT)).status).toBe(400);
    now -= DAY;
    expect((await signIn(ACCOUNT)).status).toBe(200);
  });

  it('a sign-in from before does not count as recent', async () => {
    const { idToken } = await signUp();
    now -= DAY;
    const path = `${SERVICE}/accounts:update`;
    const answer = await project.request('POST', path, { idToken, password: 'a new password' });
    expect(answer.body.error.message).toContain('CREDENTIAL_TOO_OLD');
  });
});
