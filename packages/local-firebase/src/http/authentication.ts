import type { Caller } from '../firestore/types.ts';

/** Who speaks, and until when the proof holds. */
export interface Authentication {
  caller: Caller;
  /** Milliseconds since 1970; undefined when the token does not expire. */
  expiresAt?: number;
}

/** What a request shows of who sent it. */
export interface Credentials {
  /** The Authorization header; on streams it travels in the first POST's form. */
  authorization: string | undefined;
  /** True when the request was made on this machine; others never get administrator's rights. */
  isFromThisMachine: boolean;
}

/** @throws StatusError UNAUTHENTICATED */
export type Authenticate = (credentials: Credentials) => Promise<Authentication>;
