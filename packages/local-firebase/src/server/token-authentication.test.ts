import { describe, expect, it } from 'vitest';
import { unsignedToken } from '../../conformance/target.ts';
import { createTokenAuthentication, type TokenOptions } from './token-authentication.ts';

const verifyToken: TokenOptions['verifyToken'] = (token) =>
  token === 'signed.by.us'
    ? { ok: true, uid: 'u1', token: { sub: 'u1', exp: 2_000_000_000 } }
    : { ok: false, reason: 'expired' };

const ask = (
  authorization: string | undefined,
  options: Partial<TokenOptions> = {},
  isFromThisMachine = true,
) =>
  createTokenAuthentication({ verifyToken, admin: false, unsignedTokens: false, ...options })({
    authorization,
    isFromThisMachine,
  });

const refused = expect.objectContaining({ status: 'UNAUTHENTICATED' });

describe('who a token speaks for', () => {
  it('is nobody without a token', async () => {
    expect(await ask(undefined)).toEqual({ caller: { kind: 'anonymous' } });
  });

  it('is the user of a signed token, until it expires', async () => {
    expect(await ask('Bearer signed.by.us')).toEqual({
      caller: { kind: 'user', uid: 'u1', token: { sub: 'u1', exp: 2_000_000_000 } },
      expiresAt: 2_000_000_000_000,
    });
  });

  it('is an administrator only where that is on, and only from this machine', async () => {
    expect(await ask('Bearer owner', { admin: true })).toEqual({ caller: { kind: 'admin' } });
    await expect(ask('Bearer owner')).rejects.toEqual(refused);
    await expect(ask('Bearer owner', { admin: true }, false)).rejects.toEqual(refused);
  });

  it('is the user of an unsigned token only where those are believed', async () => {
    const token = `Bearer ${unsignedToken('u2', { email: 'a@b.c' })}`;
    const { caller, expiresAt } = await ask(token, { unsignedTokens: true });
    expect(caller).toMatchObject({ kind: 'user', uid: 'u2', token: { email: 'a@b.c' } });
    expect(expiresAt).toBeUndefined();
    await expect(ask(token)).rejects.toEqual(refused);
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
