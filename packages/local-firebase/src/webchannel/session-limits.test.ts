import { describe, expect, it } from 'vitest';
import type { Caller } from '../firestore/types.ts';
import { SessionLimits } from './session-limits.ts';

const NOBODY: Caller = { kind: 'anonymous' };
const user = (uid: string): Caller => ({ kind: 'user', uid, token: {} });
const times = (count: number, enter: () => unknown) => Array.from({ length: count }, enter);
const refusedWith = (httpStatus: number) => expect.objectContaining({ httpStatus });

describe('the limits of sessions', () => {
  it('keep room for the signed-in, however many strangers come from however many addresses', () => {
    const limits = new SessionLimits();
    let refused = 0;
    for (let count = 0; count < 3000; count += 1) {
      try {
        limits.enter(`192.0.2.${count % 250}`, NOBODY);
      } catch {
        refused += 1;
      }
    }
    expect(refused).toBe(2500);
    times(200, () => limits.enter('192.0.2.1', user('ada')));
  });

  it('limit one stranger to a share of his own, and let the next one in', () => {
    const limits = new SessionLimits();
    times(100, () => limits.enter('192.0.2.1', NOBODY));
    expect(() => limits.enter('192.0.2.1', NOBODY)).toThrow(refusedWith(429));
    limits.enter('192.0.2.2', NOBODY);
    limits.enter('192.0.2.1', user('ada'));
  });

  it('limit an account, and an address with many accounts, to a share of their own', () => {
    const limits = new SessionLimits({ byAccount: 2, byAddress: 5 });
    times(2, () => limits.enter('192.0.2.1', user('ada')));
    expect(() => limits.enter('192.0.2.9', user('ada'))).toThrow(refusedWith(429));
    times(2, () => limits.enter('192.0.2.1', user('bob')));
    limits.enter('192.0.2.1', user('eve'));
    expect(() => limits.enter('192.0.2.1', user('eve'))).toThrow(refusedWith(429));
  });

  it('give a place back once the session has ended', () => {
    const limits = new SessionLimits({ all: 1 });
    const leave = limits.enter('192.0.2.1', user('ada'));
    expect(() => limits.enter('192.0.2.2', user('bob'))).toThrow(refusedWith(503));
    leave();
    limits.enter('192.0.2.2', user('bob'));
  });
});
