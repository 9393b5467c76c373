import { describe, expect, it } from 'vitest';
import { createAttemptLimiter } from './attempt-limiter.ts';

const startLimiter = (attempts: number, maxKeys?: number) => {
  const now = { ms: 1000 };
  const limit = { attempts, windowMs: 100 };
  return { now, limiter: createAttemptLimiter(limit, () => now.ms, maxKeys) };
};

describe('the attempt limiter', () => {
  it('gives each key its attempts, and new ones when its window is over', () => {
    const { now, limiter } = startLimiter(2);
    expect([1, 2, 3].map(() => limiter.take('a'))).toEqual([true, true, false]);
    expect(limiter.take('b')).toBe(true);
    now.ms += 99;
    expect(limiter.take('a')).toBe(false);
    now.ms += 1;
    expect(limiter.take('a')).toBe(true);
  });

  it('gives back a good attempt and forgets a key', () => {
    const { limiter } = startLimiter(1);
    limiter.take('a');
    limiter.release('a');
    expect(limiter.take('a')).toBe(true);
    limiter.reset('a');
    expect(limiter.take('a')).toBe(true);
    expect(limiter.take('a')).toBe(false);
  });

  it('remembers a bounded number of keys in a flood, the newest of them', () => {
    const { limiter } = startLimiter(1, 50);
    for (let key = 0; key < 1000; key += 1) limiter.take(`key ${key}`);
    expect(limiter.size()).toBe(50);
    expect(limiter.take('key 999')).toBe(false);
  });

  it('drops windows that are over', () => {
    const { now, limiter } = startLimiter(1);
    limiter.take('a');
    limiter.take('b');
    now.ms += 100;
    limiter.take('c');
    expect(limiter.size()).toBe(1);
  });
});
