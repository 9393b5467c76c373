import type { IncomingMessage } from 'node:http';
import type { Caller, StatusError } from '../firestore/types.ts';

/** Who speaks, and for how long the proof is valid. */
export interface Authentication {
  caller: Caller;
  /** Milliseconds since 1970; undefined when the token does not expire. */
  expiresAt?: number;
  /**
   * Calls back when the proof ends before its time: the account was deleted or disabled, or its
   * sessions were ended. Returns the end of watching. Undefined when nothing can end it.
   */
  watch?: (onRevoked: (error: StatusError) => void) => () => void;
}

/** What a request shows of who sent it. */
interface Credentials {
  /** The Authorization header; on streams it travels in the first POST's form. */
  authorization: string | undefined;
  /** The database that is asked for: `projects/{p}/databases/{d}`. A token is good for one project. */
  database: string;
  request: IncomingMessage;
}

/** @throws StatusError UNAUTHENTICATED, or PERMISSION_DENIED for another project's token */
export type Authenticate = (credentials: Credentials) => Promise<Authentication>;
