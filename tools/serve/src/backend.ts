import { createLocalBackend } from 'local-firebase';
import type {
  AuthBackend,
  FirestoreEngine,
  LocalBackend,
  ShownMail,
  SignUpMode,
} from 'local-firebase';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import process from 'node:process';
import { repositoryFile } from './app-folders.ts';
import type { Mailer } from './mail/smtp-mailer.ts';

/** The project that the local backend serves; `demo-` is never a real Firebase project. */
export const projectId = 'demo-evergift';

export interface BackendOptions {
  /** Where the data is kept; `.evergift` in the repository unless given. */
  dataFolder?: string;
  /** Origins whose pages may call, besides the server's own. */
  origins?: readonly string[];
  /** Opens the test endpoints to who sends this bearer token. */
  adminToken?: string;
  /** Where people reach the server; asked at each request. */
  publicUrl: () => string;
  /** Every origin at which the server is reached; `publicUrl`'s alone when left out. */
  ownOrigins?: () => readonly string[];
  /** Shows the mails that are not sent: for a server that listens on this machine alone. */
  mailPage: boolean;
  /** Sends mails for real; without it they are on the mail page. */
  mailer?: Mailer;
  /** Mails that are not sent either and belong on the mail page. */
  otherMails?: () => readonly ShownMail[];
  /** Who may make an account. */
  signUp?: SignUpMode;
  /** scrypt's N of passwords, where tests need less than people do. */
  passwordCost?: number | undefined;
  /** The reverse proxies whose forwarded headers count. */
  trustedProxies?: readonly string[];
  /** False at an address of other machines, where no page has names for its streams. */
  isLocal?: boolean;
  log: (line: string) => void;
}

/** config.json for the local backend; `same-origin` means the shell's own origin. */
interface LocalConfiguration {
  firebase: { apiKey: string; projectId: string; appId: string; authDomain: string };
  emulator: { auth: string; firestore: string };
}

/** What the apps' server needs of the backend. */
export interface Backend {
  /** Answers the backend's own paths and says true; false for any other path. */
  handle: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Content of config.json. */
  configuration: LocalConfiguration;
  engine: FirestoreEngine;
  auth: AuthBackend;
  /** Where mails are sent; undefined when they are not. */
  mailServer: string | undefined;
  /** The address of the mail page with its secret; undefined when there is none. */
  mailPageUrl: () => string | undefined;
  /** Where the streams of pages on `localhost` go. */
  backChannelOrigins: () => string[];
  health: () => Promise<void>;
  backUp: (writable: Writable) => Promise<void>;
  endStreams: () => void;
  close: () => Promise<void>;
}

/** `host:port` of an emulator in the environment, as an origin. */
const originOf = (address: string | undefined): string =>
  address ? `http://${address}` : 'same-origin';

/**
 * Opens the embedded backend. FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST lead the
 * apps to another emulator instead, each for its part.
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const backend: LocalBackend = await createLocalBackend({
    projectId,
    dataFolder: options.dataFolder ?? repositoryFile('.evergift'),
    rulesFile: repositoryFile('rules/firestore.rules'),
    publicUrl: options.publicUrl,
    origins: options.origins ?? [],
    log: options.log,
    mailPage: options.mailPage && !process.env['FIREBASE_AUTH_EMULATOR_HOST'],
    auth: {
      appName: 'Evergift',
      signUp: options.signUp ?? 'open',
      ...(options.passwordCost !== undefined && { passwordCost: options.passwordCost }),
      ...(options.mailer && { sendMail: options.mailer.send }),
      ...(options.otherMails && { otherMails: options.otherMails }),
    },
    trustedProxies: options.trustedProxies ?? [],
    ...(options.isLocal === false && { hostPrefixCount: 0 }),
    ...(options.ownOrigins && { ownOrigins: options.ownOrigins }),
    ...(options.adminToken !== undefined && { admin: true, adminToken: options.adminToken }),
  });
  const configuration: LocalConfiguration = {
    firebase: {
      apiKey: 'local',
      projectId,
      appId: 'local',
      authDomain: 'localhost',
    },
    emulator: {
      auth: originOf(process.env['FIREBASE_AUTH_EMULATOR_HOST']),
      firestore: originOf(process.env['FIRESTORE_EMULATOR_HOST']),
    },
  };
  return {
    handle: (request, response) => backend.handle(request, response),
    configuration,
    engine: backend.engine,
    auth: backend.auth,
    mailPageUrl: backend.mailPageUrl,
    backChannelOrigins: backend.backChannelOrigins,
    health: () => backend.health(),
    backUp: (writable) => backend.backUp(writable),
    endStreams: () => backend.endStreams(),
    mailServer: options.mailer?.server,
    async close() {
      await backend.close();
      options.mailer?.close();
    },
  };
}
