/**
 * What this program needs of its host, and what the built file offers to it. Nothing of Evergift's data
 * is here, so that a host's types need none of its sources.
 */
import type { PassThrough } from 'node:stream';

/** A document of the database. Its moments are milliseconds since 1970. */
export interface StoredDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Another one after each change. */
  readonly version: string;
}

/** A change of one document. */
export interface DocumentChange {
  readonly path: string;
  /** The fields to set, the others stay; undefined takes a field away. null deletes the document. */
  readonly fields: Readonly<Record<string, unknown>> | null;
  /** The change counts only while the document is this version; null: only while there is none. */
  readonly version?: string | null;
  /** Sets `updatedAt` to the moment of the change. */
  readonly isStamped?: boolean;
}

/** The database, without its rules. Paths are such as `users/ada`. */
export interface Documents {
  read(path: string): Promise<StoredDocument | undefined>;
  /** All documents of a collection. */
  list(path: string): Promise<readonly StoredDocument[]>;
  /** The ids of the people whose settings ask for a summary by e-mail. */
  withDigest(): Promise<readonly string[]>;
  /** Makes all changes or none; false when a version was another. */
  commit(changes: readonly DocumentChange[]): Promise<boolean>;
}

/** Firestore's JSON, as far as it is used here. */
export interface FirestoreDocument {
  name: string;
  fields?: Record<string, object>;
  updateTime: string;
}
export interface FirestoreWrite {
  update?: { name: string; fields: Record<string, object> };
  delete?: string;
  updateMask?: { fieldPaths: string[] };
  updateTransforms?: { fieldPath: string; setToServerValue: 'REQUEST_TIME' }[];
  currentDocument?: { exists?: boolean; updateTime?: string };
}
/** How one host speaks to Firestore. Names are full resource names. */
export interface FirestoreTransport {
  read(name: string): Promise<FirestoreDocument | undefined>;
  query(parent: string, query: object): Promise<readonly FirestoreDocument[]>;
  /** False when a precondition was not met. */
  commit(writes: FirestoreWrite[]): Promise<boolean>;
}

/** An account that can sign in. */
export interface Account {
  readonly email: string;
  /** Whether its owner has confirmed that the address is theirs. */
  readonly isVerified: boolean;
}

export interface Accounts {
  /** The id of the person who sends this ID token; undefined for a token that is not valid. */
  verify(idToken: string): Promise<string | undefined>;
  /** Undefined for an account that is deleted or disabled. */
  find(uid: string): Promise<Account | undefined>;
}

/** A summary as it is sent. */
export interface LetterMail {
  /** The same for the same summary. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where its reader is taken by its first link. */
  readonly link: string;
  /** Such as `List-Unsubscribe`. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What became of a mail: the mail server has it; it refuses it for good; it surely has not got it, and
 * may take it later; or nobody knows whether it has it.
 */
export type Sent = 'taken' | 'refused' | 'later' | 'unknown';

export interface RemindersOptions {
  readonly documents: Documents;
  readonly accounts: Accounts;
  /** Undefined where no mail can be sent: then no summary is made. Never rejects. */
  readonly sendMail?: ((mail: LetterMail) => Promise<Sent>) | undefined;
  /** Where people reach Evergift. */
  readonly publicUrl: () => string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** One line. It contains no secret, no name and no mail address. */
  readonly log: (line: string) => void;
}

export interface ReminderRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  /** The network address that limits count by. */
  readonly address: string;
}

export interface ReminderResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The calendar feed and the summaries by e-mail. */
export interface Reminders {
  /** Answers what lies below `/reminders/`. Rejects only when the database does. */
  answer(request: ReminderRequest): Promise<ReminderResponse>;
  /** Sends the summaries that are due. Call it every few minutes; two calls at a time do no harm. */
  sendDigests(): Promise<void>;
}

/** A transport of nodemailer, as far as it is used here. */
export interface SmtpTransport {
  use(
    step: 'stream',
    plugin: (
      mail: { message: { transform(make: () => PassThrough): void } },
      done: () => void,
    ) => void,
  ): unknown;
  sendMail(message: {
    from: { name: string; address: string };
    to: string;
    subject: string;
    text: string;
    html: string;
    messageId: string;
    headers: Record<string, string>;
  }): Promise<unknown>;
  close(): void;
}

export interface SmtpOptions {
  /** Opens a transport for one mail. */
  readonly open: () => SmtpTransport;
  readonly from: string;
  readonly publicUrl: () => string;
  /** One line, without personal data but for what the mail server said. */
  readonly log: (line: string) => void;
}

/** Hands summaries to a mail server. Never rejects. */
export function sendBySmtp(options: SmtpOptions): (mail: LetterMail) => Promise<Sent>;

/**
 * Reads `smtp://name:password@mail.example:587?from=gifts@mail.example`: what nodemailer takes, what may be shown, and
 * who the mails are from. Undefined when it is none.
 */
export function readSmtpUrl(
  text: string,
): { readonly href: string; readonly host: string; readonly from: string } | undefined;

export function createReminders(options: RemindersOptions): Reminders;

/** @param root `projects/…/databases/(default)/documents` */
export function createFirestoreDocuments(transport: FirestoreTransport, root: string): Documents;

/**
 * Firestore over HTTPS.
 *
 * @param origin such as `https://firestore.googleapis.com`
 * @param token an access token, asked for before each request
 */
export function createRestTransport(
  origin: string,
  token: () => Promise<string>,
): FirestoreTransport;

/** A mail about an account, with one link. */
export interface Notice {
  /** ISO 639. */
  readonly language: string;
  readonly subject: string;
  /** Plain text that contains the link. */
  readonly text: string;
  readonly link: string;
  /** What the link does, for a button. */
  readonly action: string;
}

/** The same mail as HTML: light and dark, with nothing to load from elsewhere. */
export function noticeHtml(notice: Notice): string;

/** Deletes what is kept of a person whose account is gone. */
export function forgetPerson(documents: Documents, uid: string): Promise<void>;

/** Deletes what was left of accounts that are gone. For a host that hears of no deletion while it is stopped. */
export function forgetMissing(
  documents: Documents,
  hasAccount: (uid: string) => boolean,
): Promise<void>;

/** The path of a user's own document; of a collection below it; of a document in that. */
export function userPath(uid: string, ...below: readonly string[]): string;

/** Where the paths begin that `answer` knows. */
export const remindersPath: string;

/** The most characters of a request's body. */
export const longestBody: number;
