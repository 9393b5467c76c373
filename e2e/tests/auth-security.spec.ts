import type { APIRequestContext, Page } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { signIn } from '../fixtures/steps.ts';

/** One call of the sign-in service, as anybody on the network could make it. */
async function call(request: APIRequestContext, origin: string, name: string, data: object) {
  const address = `${origin}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`;
  const answer = await request.post(address, { data });
  return { status: answer.status(), body: (await answer.json()) as Record<string, unknown> };
}

/** What the page says in its notifications, once it says something. */
async function noticeOn(page: Page): Promise<string> {
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByRole('listitem').or(notices.getByRole('alert')).first()).toBeVisible();
  return notices.innerText();
}

test.describe('A6 A8 no page and no answer shows whether an address has an account', () => {
  const known = 'known@example.com';
  const unknown = 'nobody@example.com';

  test('signing in and asking for a reset say the same on the page', async ({
    page,
    request,
    startEvergift,
  }) => {
    const server = await startEvergift();
    await makeAccount(request, server.origin, known);
    const tried = async (email: string): Promise<string[]> => {
      await page.goto(`${server.origin}/auth`);
      await signIn(page, email, 'not the password');
      const refused = await noticeOn(page);
      const close = page.getByRole('button', { name: 'Close notification' });
      await close.click();
      await expect(close).toBeHidden();
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: /reset/i }).click();
      const reset = await noticeOn(page);
      return [refused, reset.replaceAll(email, '{email}')];
    };
    const withAccount = await tried(known);
    expect(withAccount[0]).toContain('Invalid email or password.');
    expect(withAccount[1]).toContain('If there is an account for {email}');
    expect(await tried(unknown)).toEqual(withAccount);
  });

  test('the sign-in service answers the same to anybody who asks it', async ({
    request,
    startEvergift,
  }) => {
    const server = await startEvergift();
    await makeAccount(request, server.origin, known);
    const ask = async (email: string) => {
      const answers = [
        await call(request, server.origin, 'signInWithPassword', {
          email,
          password: 'not the password',
          returnSecureToken: true,
        }),
        await call(request, server.origin, 'sendOobCode', {
          email,
          requestType: 'PASSWORD_RESET',
        }),
        await call(request, server.origin, 'createAuthUri', {
          identifier: email,
          continueUri: server.origin,
        }),
      ];
      return JSON.stringify(answers).replaceAll(email, '{email}');
    };
    const withAccount = await ask(known);
    expect(withAccount).toContain('INVALID_LOGIN_CREDENTIALS');
    expect(await ask(unknown)).toBe(withAccount);
  });
});

test('R4 nothing leads away from here after signing in', async ({
  page,
  request,
  startEvergift,
}) => {
  const server = await startEvergift();
  const { email, password } = await makeAccount(request, server.origin, 'target@example.com');
  const left: string[] = [];
  page.on('request', (asked) => {
    if (new URL(asked.url()).hostname.endsWith('.example')) left.push(asked.url());
  });
  await page.goto(`${server.origin}/auth?returnTo=//evil.example&next=https://evil.example`);
  // Every form of such an address: return-path.test.ts of libs/contract.
  await page.evaluate(() => {
    const usr = { returnTo: '//evil.example/people' };
    history.replaceState({ usr, key: 'attack', idx: 0 }, '');
  });
  await page.reload();
  await signIn(page, email, password);
  await page.waitForURL(`${server.origin}/dashboard`);
  expect(left).toEqual([]);
});

test('A3 the password policy applies on the server, whatever the page lets through', async ({
  request,
  startEvergift,
}) => {
  const server = await startEvergift();
  const short = { password: '7 chars', returnSecureToken: true };
  const signUp = { ...short, email: 'short@example.com' };
  const refusal = { error: { message: expect.stringMatching(/^PASSWORD_DOES_NOT_MEET/) } };
  const refused = await call(request, server.origin, 'signUp', signUp);
  expect(refused).toMatchObject({ status: 400, body: refusal });

  const email = 'long@example.com';
  const { body } = await call(request, server.origin, 'signUp', {
    email,
    password: '8 chars!',
    returnSecureToken: true,
  });
  const change = { ...short, idToken: body['idToken'] };
  expect(await call(request, server.origin, 'update', change)).toMatchObject({
    status: 400,
    body: refusal,
  });
});

// As with Firebase, an identity token that was handed out stays good until it ends, within an hour.
test('a new password ends the sessions of every other device', async ({
  request,
  startEvergift,
}) => {
  const server = await startEvergift();
  const { email, password } = await makeAccount(request, server.origin, 'two@example.com');
  const entry = { email, password, returnSecureToken: true };
  const here = await call(request, server.origin, 'signInWithPassword', entry);
  const there = await call(request, server.origin, 'signInWithPassword', entry);
  const change = { idToken: here.body['idToken'], password: 'another password' };
  expect((await call(request, server.origin, 'update', change)).status).toBe(200);

  const refresh = await request.post(
    `${server.origin}/securetoken.googleapis.com/v1/token?key=local`,
    { form: { grant_type: 'refresh_token', refresh_token: String(there.body['refreshToken']) } },
  );
  expect(refresh.status()).toBe(400);
  expect(await refresh.text()).toContain('TOKEN_EXPIRED');
});

/** Everything that the browser keeps for the origin, as text. */
const localCopy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        parts.push(JSON.stringify(await settled(all)));
      }
      database.close();
    }
    return parts.join('\n');
  });

test('signing out ends the session and removes the local data in every tab', async ({
  context,
  page,
  request,
  startEvergift,
}) => {
  const server = await startEvergift();
  const account = await makeAccount(request, server.origin, 'tabs@example.com');
  const person = { birthday: '', nickname: '', notes: '', relationship: '' };
  await account.store({ 'people/p1': { id: 'p1', name: 'Secretly Rosa', ...person } });
  await page.goto(`${server.origin}/auth`);
  await signIn(page, account.email, account.password);
  await page.waitForURL('**/dashboard');
  const second = await context.newPage();
  await second.goto(`${server.origin}/people`);
  await expect(second.getByText('Secretly Rosa').first()).toBeVisible();

  expect(await localCopy(second)).toContain('Secretly Rosa');

  await page.goto(`${server.origin}/profile`);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(/\/auth/);
    await expect(tab.getByText('Secretly Rosa')).toHaveCount(0);
  }
  await expect.poll(() => localCopy(second)).not.toContain('Secretly Rosa');
  await second.goto(`${server.origin}/people`);
  await expect(second).toHaveURL(/\/auth/);
});
