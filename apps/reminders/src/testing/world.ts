import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { userPath } from '@evergift/data/paths';
import { createLocalBackend, type LocalBackend } from 'local-firebase';
import { createReminders } from '../create-reminders.ts';
import type {
  Account,
  Documents,
  LetterMail,
  ReminderRequest,
  Reminders,
  RemindersOptions,
  Sent,
} from '../program.d.ts';
import { createFirestoreDocuments } from '../store/firestore-documents.ts';
import { createRestTransport } from '../store/rest-transport.ts';

const root = 'projects/demo-evergift/databases/(default)/documents';
const rulesFile = fileURLToPath(new URL('../../../../rules/firestore.rules', import.meta.url));

/** The moment of a time of day in Berlin's winter. */
export const berlin = (text: string): number => Date.parse(`${text}+01:00`);

interface FirestoreServer {
  readonly documents: Documents;
  /** Writes a whole document as its person's page does. */
  put(path: string, fields: Readonly<Record<string, unknown>>, updatedAt?: number): Promise<void>;
}

const valueOf = (value: unknown): object => {
  if (value === null) return { nullValue: null };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'object') {
    const fields = Object.entries(value as object).map(([name, each]) => [name, valueOf(each)]);
    return { mapValue: { fields: Object.fromEntries(fields) as object } };
  }
  return { stringValue: String(value) };
};

/** Firestore at an address, whose administrator is `owner`. */
export function firestoreAt(url: string): FirestoreServer {
  const transport = createRestTransport(url, () => Promise.resolve('owner'));
  return {
    documents: createFirestoreDocuments(transport, root),
    async put(path, fields, updatedAt = 0) {
      const stamp = { timestampValue: new Date(updatedAt).toISOString() };
      const entries = Object.entries(fields).map(([name, value]) => [name, valueOf(value)]);
      const id = path.slice(path.lastIndexOf('/') + 1);
      const whole = { ...Object.fromEntries(entries), id: valueOf(id), createdAt: stamp };
      const update = { name: `${root}/${path}`, fields: { ...whole, updatedAt: stamp } };
      await transport.commit([{ update }]);
    },
  };
}

/** The reminders over a real database, with people who are signed in by their names. */
export class World {
  now = berlin('2026-11-20T12:00');
  readonly accounts = new Map<string, Account>();
  readonly log: string[] = [];
  readonly mails: LetterMail[] = [];
  /** What the mail server says; a mail is taken once the list is empty. */
  answers: (Sent | (() => Promise<Sent>))[] = [];
  /** Paths that were read, for tests of what a request costs. */
  reads: string[] = [];
  readonly firestore: FirestoreServer;
  readonly reminders: Reminders;

  constructor(firestore: FirestoreServer) {
    this.firestore = firestore;
    this.reminders = this.program();
  }

  /** The program, started on this database; also once more, as another process. */
  program(changes: Partial<RemindersOptions> = {}): Reminders {
    const { documents } = this.firestore;
    return createReminders({
      documents: {
        ...documents,
        read: (path) => {
          this.reads.push(path.replace(/\/.*/, ''));
          return documents.read(path);
        },
        list: (path) => {
          this.reads.push(path.replace(/.*\//, ''));
          return documents.list(path);
        },
      },
      accounts: {
        verify: (token) => Promise.resolve(this.accounts.has(token) ? token : undefined),
        find: (uid) => Promise.resolve(this.accounts.get(uid)),
      },
      sendMail: async (mail) => {
        const answer = this.answers.shift() ?? 'taken';
        const sent = typeof answer === 'string' ? answer : await answer();
        if (sent === 'taken' || sent === 'unknown') this.mails.push(mail);
        return sent;
      },
      publicUrl: () => 'https://gifts.example',
      clock: () => this.now,
      log: (line) => this.log.push(line),
      ...changes,
    });
  }

  /** An account with settings; Grace's birthday is on 27 November, in a week. */
  async addPerson(uid: string, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
    this.accounts.set(uid, { email: `${uid}@example.com`, isVerified: true });
    const { put } = this.firestore;
    await put(userPath(uid), { theme: 'light', timeZone: 'Europe/Berlin', ...settings });
    await put(userPath(uid, 'people', 'grace'), {
      ...{ name: 'Grace', birthday: '1990-11-27', nickname: '', notes: '', relationship: '' },
    });
  }

  addEvent(uid: string, id: string, fields: Readonly<Record<string, unknown>>, at?: number) {
    const rest = { people: ['grace'], type: '', recurring: false, budget: null, notes: '' };
    return this.firestore.put(userPath(uid, 'events', id), { ...rest, ...fields }, at);
  }

  ask(path: string, request: Partial<ReminderRequest> = {}) {
    const whole = { method: 'GET', headers: {}, body: '', address: '192.0.2.1', ...request, path };
    return this.reminders.answer(whole);
  }

  /** The profile's request for a feed. */
  async feed(uid: string, method = 'GET', wish: object = {}) {
    const headers = { authorization: `Bearer ${uid}` };
    const answer = await this.ask('/reminders/feed', {
      ...{ method, headers, body: method === 'PUT' ? JSON.stringify(wish) : '' },
    });
    const body = JSON.parse(answer.body) as { address: string | null; details: boolean };
    return { status: answer.status, ...body, path: new URL(body.address ?? 'x:/').pathname };
  }
}

/** A database of its own in this process. */
export class FirestoreFixture {
  #backend: LocalBackend | undefined;
  #server: Server | undefined;

  async start(): Promise<FirestoreServer> {
    const server = createServer((request, response) => {
      this.#backend?.handle(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.#server = server;
    this.#backend = await createLocalBackend({
      ...{ projectId: 'demo-evergift', rulesFile, publicUrl: url, admin: true },
      log: () => undefined,
    });
    return firestoreAt(url);
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
    await this.#backend?.close();
  }
}
