import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './password-hashing.ts';

const COST = 2 ** 10;

describe('the password hasher', () => {
  it('knows a password again, and only it', async () => {
    const hasher = createPasswordHasher({ cost: COST });
    const stored = await hasher.hash('grüße 🎁');
    expect(await hasher.verify('grüße 🎁', stored)).toBe(true);
    expect(await hasher.verify('grüße 🎀', stored)).toBe(false);
    expect(JSON.stringify(stored)).not.toContain('grüße');
  });

  it('gives each hash a salt of its own', async () => {
    const hasher = createPasswordHasher({ cost: COST });
    const [first, second] = [await hasher.hash('same'), await hasher.hash('same')];
    expect(first.salt).not.toBe(second.salt);
    expect(first.hash).not.toBe(second.hash);
  });

  it('still knows passwords that were kept at another cost', async () => {
    const stored = await createPasswordHasher({ cost: COST }).hash('old');
    expect(await createPasswordHasher({ cost: COST * 2 }).verify('old', stored)).toBe(true);
  });

  it('works as hard when there is no account', async () => {
    const hasher = createPasswordHasher({ cost: 2 ** 14 });
    const stored = await hasher.hash('password');
    // Processor time rather than the clock's, and the least of several: other programs do not count.
    const work = async (kept: typeof stored | undefined): Promise<number> => {
      const before = process.cpuUsage();
      expect(await hasher.verify('another', kept)).toBe(false);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    let [known, unknown] = [Infinity, Infinity];
    for (let run = 0; run < 8; run += 1) {
      known = Math.min(known, await work(stored));
      unknown = Math.min(unknown, await work(undefined));
    }
    expect(unknown / known).toBeGreaterThan(0.5);
  });

  it('refuses more than may wait, and serves those that do', async () => {
    const hasher = createPasswordHasher({ cost: COST, concurrency: 1, maxWaiting: 2 });
    const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(hasher.hash));
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      ...['fulfilled', 'fulfilled', 'fulfilled'],
      ...['rejected', 'rejected'],
    ]);
    expect(await hasher.verify('f', await hasher.hash('f'))).toBe(true);
  });
});
