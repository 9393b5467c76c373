import type { KeyValueStore } from '../storage/key-value-store.ts';
import type { Administration } from '../http/administration.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import type { AttemptLimit } from './attempt-limiter.ts';
import type { SignUpMode } from './invitations.ts';
import type { Mail, ShownMail } from './mail.ts';

export interface AuthLimits {
  /** Failed sign-ins with one e-mail address, whether it has an account or not. */
  signInByAccount: AttemptLimit;
  /** Failed sign-ins from one network address. */
  signInByAddress: AttemptLimit;
  signUpByAddress: AttemptLimit;
  mailByAccount: AttemptLimit;
  mailByAddress: AttemptLimit;
}

export interface AuthOptions {
  /** Accounts, sessions, codes and the signing key lie under `auth/`. */
  store: KeyValueStore;
  projectId: string;
  /** How mails and pages call the app; 'the app' when left out. */
  appName?: string | undefined;
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** One line for the terminal. Contains no code and no link of a mail. */
  log: (line: string) => void;
  /** Where people reach this server, for the links in mails; a function when the port is not known yet. */
  publicUrl: string | (() => string);
  /** Origins of the app whose pages may call the service, besides `publicUrl`'s own. */
  allowedOrigins?: () => readonly string[];
  /**
   * Opens the official emulator's administration (`Bearer <token>`, `/emulator/v1/…`). Whoever can
   * reach it owns every account: for tests only.
   */
  administration?: Administration;
  /**
   * Shows the mails that are not sent at `/emulator/mail?secret=…` to who knows this secret. Without
   * it, and while `publicUrl` is an address of other machines, no page shows them.
   */
  mailPageSecret?: string;
  /** Who may make an account; everybody when left out. */
  signUp?: SignUpMode;
  /**
   * Hands a mail to a mail server. A mail stays in the outbox until this resolves, and is tried again
   * after any error but a MailRefusedError.
   */
  sendMail?: (mail: Mail) => Promise<void>;
  /** Mails of the caller's own that the mail page shows, too. */
  otherMails?: () => readonly ShownMail[];
  limits?: Partial<AuthLimits>;
  /** Whose forwarded headers count; nobody's when left out. */
  proxies?: Pick<TrustedProxies, 'clientAddress'>;
  /** scrypt's N; 2^15 unless a test needs less. */
  passwordCost?: number;
  /** 3600 as in the service. */
  tokenLifetimeSeconds?: number;
  /** How old a sign-in may be for changing the password or deleting the account: 300 s as in the service. */
  recentSignInSeconds?: number;
}
