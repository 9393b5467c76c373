import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { AuthError } from './auth-error.ts';

/** What is kept of a password. The cost is kept with it, so that it can be raised later. */
export interface PasswordHash {
  algorithm: 'scrypt';
  cost: number;
  /** Base64. */
  salt: string;
  /** Base64. */
  hash: string;
}

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

export interface PasswordHasherOptions {
  /** scrypt's N, a power of two. 2^15 takes 32 MB and about 0.1 s. */
  cost: number;
  /** How many run at once; the rest of the thread pool stays free for the storage. */
  concurrency?: number;
  /** How many may wait before further ones are refused. */
  maxWaiting?: number;
}

const KEY_LENGTH = 32;
const SALT_LENGTH = 16;
const BLOCK_SIZE = 8;

/** Hashes passwords with scrypt and a salt each, a few at a time, so that a flood cannot exhaust memory. */
export const createPasswordHasher = (options: PasswordHasherOptions) => {
  const { cost, concurrency = 2, maxWaiting = 256 } = options;
  const waiting: (() => void)[] = [];
  const nobody: PasswordHash = {
    algorithm: 'scrypt',
    cost,
    salt: randomBytes(SALT_LENGTH).toString('base64'),
    hash: randomBytes(KEY_LENGTH).toString('base64'),
  };
  let running = 0;

  const enter = async (): Promise<void> => {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) {
      throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER', 'The server is busy. Try again shortly.');
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  const derive = async (password: string, salt: Buffer, N: number): Promise<Buffer> => {
    await enter();
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        const limits = { N, r: BLOCK_SIZE, p: 1, maxmem: 256 * N * BLOCK_SIZE };
        scrypt(password, salt, KEY_LENGTH, limits, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      });
    } finally {
      leave();
    }
  };

  return {
    /** @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER when too many wait already. */
    hash: async (password: string): Promise<PasswordHash> => {
      const salt = randomBytes(SALT_LENGTH);
      const hash = await derive(password, salt, cost);
      return {
        algorithm: 'scrypt',
        cost,
        salt: salt.toString('base64'),
        hash: hash.toString('base64'),
      };
    },
    /** Takes the same time when there is nothing to compare with. @throws AuthError as `hash` */
    verify: async (password: string, stored = nobody): Promise<boolean> => {
      const expected = Buffer.from(stored.hash, 'base64');
      const actual = await derive(password, Buffer.from(stored.salt, 'base64'), stored.cost);
      return timingSafeEqual(actual, expected) && stored !== nobody;
    },
  };
};
