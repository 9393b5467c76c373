import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { unsignedToken } from '../../conformance/target.ts';
import { createTokenAuthentication, type TokenOptions } from './token-authentication.ts';

const DATABASE = 'projects/p/databases/(default)';
const CLAIMS = { sub: 'u1', aud: 'p', exp: 2_000_000_000 };

const verifyToken: TokenOptions['verifyToken'] = (token) =>
  token === 'signed.by.us'
    ? { ok: true, uid: 'u1', token: CLAIMS }
    : { ok: false, reason: 'expired' };

const ask = (
  authorization: string | undefined,
  options: Partial<TokenOptions> = {},
  database = DATABASE,
) =>
  createTokenAuthentication({
    verifyToken,
    onAccountChange: () => () => undefined,
    administration: { isAdministrator: () => false },
    unsignedTokens: false,
    ...options,
  })({ authorization, database, request: {} as IncomingMessage });

const refused = expect.objectContaining({ status: 'UNAUTHENTICATED' });
const forOther = expect.objectContaining({ status: 'PERMISSION_DENIED' });

describe('who a token speaks for', () => {
  it('is nobody without a token', async () => {
    expect(await ask(undefined)).toEqual({ caller: { kind: 'anonymous' } });
  });

  it('is the user of a signed token, until it expires', async () => {
    expect(await ask('Bearer signed.by.us')).toMatchObject({
      caller: { kind: 'user', uid: 'u1', token: CLAIMS },
      expiresAt: 2_000_000_000_000,
    });
  });

  it('is nobody in another project than the token’s', async () => {
    const other = 'projects/q/databases/(default)';
    await expect(ask('Bearer signed.by.us', {}, other)).rejects.toEqual(forOther);
    const unsigned = `Bearer ${unsignedToken('u1', { aud: 'p' })}`;
    await expect(ask(unsigned, { unsignedTokens: true }, other)).rejects.toEqual(forOther);
    await ask(unsigned, { unsignedTokens: true });
  });

  it('is an administrator only where administration says so', async () => {
    const administration: TokenOptions['administration'] = {
      isAdministrator: (authorization) => authorization === 'Bearer owner',
    };
    expect(await ask('Bearer owner', { administration })).toEqual({ caller: { kind: 'admin' } });
    await expect(ask('Bearer owner')).rejects.toEqual(refused);
  });

  it('is the user of an unsigned token only where those are believed', async () => {
    const token = `Bearer ${unsignedToken('u2', { email: 'a@b.c' })}`;
    const { caller, expiresAt } = await ask(token, { unsignedTokens: true });
    expect(caller).toMatchObject({ kind: 'user', uid: 'u2', token: { email: 'a@b.c' } });
    expect(expiresAt).toBeUndefined();
    await expect(ask(token)).rejects.toEqual(refused);
  });

  it('is nobody any more once a change of the account has ended the session', async () => {
    let isOpen = true;
    let change: (uid: string) => void = () => undefined;
    const errors: unknown[] = [];
    const { watch } = await ask('Bearer signed.by.us', {
      verifyToken: (token) => (isOpen ? verifyToken(token) : { ok: false, reason: 'revoked' }),
      onAccountChange: (listener) => {
        change = listener;
        return () => undefined;
      },
    });
    watch?.((error) => errors.push(error));
    change('u1');
    isOpen = false;
    change('u2');
    expect(errors).toEqual([]);
    change('u1');
    expect(errors).toEqual([refused]);
    // Also when it ended before anybody watched.
    watch?.((error) => errors.push(error));
    expect(errors).toEqual([refused, refused]);
  });

  it.each([
    ['an expired token', 'Bearer old.signed.token'],
    ['garbage', 'Bearer garbage'],
    ['another scheme', 'Basic dTpw'],
    ['an unsigned token without a user', `Bearer ${unsignedToken('')}`],
    ['a signature on an unsigned header', `Bearer ${unsignedToken('u1')}c2ln`],
  ])('is refused for %s', async (_what, authorization) => {
    await expect(ask(authorization, { unsignedTokens: true })).rejects.toEqual(refused);
  });
});
