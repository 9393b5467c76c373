import type { IncomingMessage } from 'node:http';
import type { Accounts } from './account.ts';
import type { ActionCode, ActionCodes } from './action-codes.ts';
import type { AuthLimits } from './auth-options.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';
import type { Table, Transact } from './durable-tables.ts';
import type { IdTokens } from './id-token.ts';
import type { Invitations, SignUpMode } from './invitations.ts';
import type { Language } from './languages/language.ts';
import type { Outbox } from './outbox.ts';
import type { PasswordHasher } from './password-hashing.ts';
import type { RequestFields } from './request-fields.ts';
import type { Sessions } from './sessions.ts';
import type { ShownMail } from './mail.ts';

/** Everything that the operations share. */
export interface AuthContext {
  readonly projectId: string;
  /** How mails and pages call the app. */
  readonly appName: string | undefined;
  /** Mails of the caller's own, for the mail page. */
  readonly otherMails: () => readonly ShownMail[];
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly tokenLifetimeSeconds: number;
  readonly recentSignInSeconds: number;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly codes: ActionCodes;
  readonly signUp: SignUpMode;
  readonly invitations: Invitations;
  /** When a mail was last asked for that is not sent. */
  readonly silences: Table<number>;
  readonly transact: Transact;
  readonly hasher: PasswordHasher;
  readonly idTokens: IdTokens;
  /** Attempt counters by what they protect. */
  readonly limiters: Readonly<Record<keyof AuthLimits, AttemptLimiter>>;
  /** Every origin of the app: the configured ones and `publicUrl`'s. */
  allowedOrigins(): readonly string[];
  publicUrl(): string;
  /** The network address that attempts are counted by. */
  clientAddress(request: IncomingMessage): string;
  /** Mails that wait for the mail server; undefined when mails are not sent. */
  readonly outbox: Outbox | undefined;
  /** Says that a mail is there to be sent or shown. */
  deliver(code: ActionCode): void;
}

/** Who asks. */
export interface RequestSource {
  /** `Bearer owner` with the option `admin` on. */
  privileged: boolean;
  /** The network address, for counting attempts. */
  address: string;
  /** What the SDK's `languageCode` asks mails to speak; English when absent. */
  language?: Language | undefined;
}

/** One call of the service: takes the request's fields and answers the response's body. */
export type Operation = (
  context: AuthContext,
  fields: RequestFields,
  source: RequestSource,
) => Promise<object> | object;
