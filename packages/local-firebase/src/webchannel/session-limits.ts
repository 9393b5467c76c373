import type { Caller } from '../firestore/types.ts';
import { RequestError } from '../http/read-body.ts';

/** How many sessions may be open at the same time. A page has one or two. */
export interface SessionCounts {
  all: number;
  /** Of all who are not signed in together. */
  unsigned: number;
  /** Of those who are not signed in, from one network address. */
  unsignedByAddress: number;
  /** Of one account. */
  byAccount: number;
  /** From one network address, signed in or not. */
  byAddress: number;
}

const DEFAULT_COUNTS: SessionCounts = {
  all: 2000,
  unsigned: 500,
  unsignedByAddress: 100,
  byAccount: 200,
  byAddress: 1000,
};

/** Keeps room for the signed-in, whoever else opens sessions. */
export class SessionLimits {
  readonly #counts: SessionCounts;
  readonly #open = new Map<string, number>();

  constructor(counts: Partial<SessionCounts> = {}) {
    this.#counts = { ...DEFAULT_COUNTS, ...counts };
  }

  /**
   * Counts a session and answers how to give its place back.
   * @throws RequestError 429 when the caller has too many, 503 when all places are taken
   */
  enter(address: string, caller: Caller): () => void {
    const { all, unsigned, unsignedByAddress, byAccount, byAddress } = this.#counts;
    const groups: [key: string, limit: number, status: number][] =
      caller.kind === 'anonymous'
        ? [
            [`unsigned from ${address}`, unsignedByAddress, 429],
            ['unsigned', unsigned, 503],
          ]
        : caller.kind === 'user'
          ? [[`account ${caller.uid}`, byAccount, 429]]
          : [];
    groups.push([`from ${address}`, byAddress, 429], ['all', all, 503]);
    for (const [key, limit, status] of groups) {
      if ((this.#open.get(key) ?? 0) >= limit) {
        throw new RequestError(
          status,
          'Too many sessions are open. Close some pages, or try later.',
        );
      }
    }
    for (const [key] of groups) this.#add(key, 1);
    return () => {
      for (const [key] of groups) this.#add(key, -1);
    };
  }

  #add(key: string, step: number): void {
    const count = (this.#open.get(key) ?? 0) + step;
    if (count > 0) this.#open.set(key, count);
    else this.#open.delete(key);
  }
}
