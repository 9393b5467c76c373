import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SERVICE, startAuthServer, type AuthServer } from './auth-server.ts';
import { anyText } from './any-text.ts';

let server: AuthServer;
let tokens: { idToken: string; refreshToken: string };
beforeAll(async () => {
  const unlimited = { attempts: Infinity, windowMs: 1 };
  server = await startAuthServer({
    limits: {
      signInByAccount: unlimited,
      signInByAddress: unlimited,
      signUpByAddress: unlimited,
      mailByAccount: unlimited,
      mailByAddress: unlimited,
    },
  });
  const fields = { email: 'ada@example.com', password: 'correct horse' };
  tokens = (await server.post(`${SERVICE}/accounts:signUp`, fields)).body as typeof tokens;
});
afterAll(() => server.close());

const CALLS = ['signUp', 'signInWithPassword', 'lookup', 'update', 'delete', 'sendOobCode'].map(
  (call) => `${SERVICE}/accounts:${call}`,
);
const PATHS = [...CALLS, '/securetoken.googleapis.com/v1/token'];

const FIELDS = [
  ...['email', 'password', 'idToken', 'localId', 'displayName', 'photoUrl', 'oobCode'],
  ...['newPassword', 'newEmail', 'requestType', 'continueUrl', 'returnOobLink', 'deleteAttribute'],
  ...['refresh_token', 'grant_type', '__proto__', 'constructor', 'toString', 'disableUser'],
];

const value = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  anyText({ maxLength: 300 }),
  fc.constantFrom('ada@example.com', 'PASSWORD_RESET', 'refresh_token', '', 'a@b', '__proto__'),
  fc.constantFrom('idToken', 'refreshToken').map((name) => `token:${name}`),
);
const fill = (text: unknown): unknown =>
  text === 'token:idToken'
    ? tokens.idToken
    : text === 'token:refreshToken'
      ? tokens.refreshToken
      : text;

it('answers every object of hostile fields with a result or a refusal', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...PATHS),
      fc.array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 6 }),
      async (path, entries) => {
        const fields = entries
          .map(
            ([name, field]) => `${JSON.stringify(name)}:${JSON.stringify(fill(field)) ?? 'null'}`,
          )
          .join(',');
        const answer = await server.post(path, `{${fields}}`);
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) expect(answer.message).toMatch(/^[A-Z_]+( : .+)?$/s);
      },
    ),
    { numRuns: 100 },
  );
  expect(server.lines.filter((line) => line.startsWith('auth:'))).toEqual([]);
});

it('refuses every body that is not an object', async () => {
  const bodies = fc.oneof(
    anyText({ maxLength: 200 }).filter((text) => {
      try {
        const parsed: unknown = JSON.parse(text);
        return typeof parsed !== 'object' || parsed === null || Array.isArray(parsed);
      } catch {
        return text.trim() !== '';
      }
    }),
    fc.constantFrom('[]', 'null', '1', '"x"', '{', '{"a":}', '['.repeat(5000)),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CALLS), bodies, async (path, body) => {
      expect(await server.post(path, body)).toMatchObject({
        status: 400,
        message: expect.stringContaining('INVALID_ARGUMENT') as string,
      });
    }),
    { numRuns: 50 },
  );
});

it('refuses bytes that are not text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...PATHS),
      fc.uint8Array({ maxLength: 200 }),
      async (path, bytes) => {
        const body = Buffer.concat([Buffer.from([0xff]), bytes]);
        const answer = await fetch(server.url + path, { method: 'POST', body });
        expect(answer.status).toBe(400);
      },
    ),
    { numRuns: 50 },
  );
});

it('never takes hostile text for a token', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText(),
        fc.array(fc.base64String(), { size: 'small' }).map((parts) => parts.join('.')),
      ),
      (text) => {
        expect(server.backend.verifyToken(text).ok).toBe(false);
      },
    ),
  );
});
