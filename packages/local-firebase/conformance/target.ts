import { ListenClient } from './listen-client.ts';
import { singleRequest } from './single-request.ts';
import { WireChannel, type Payload } from './wire-channel.ts';

/** A backend under test, wherever it runs. */
export interface Backend {
  /** How test titles call it. */
  name: string;
  baseUrl: string;
  /** Google's own emulator: the oracle, with its known gaps. */
  isOfficial: boolean;
}

export interface RestAnswer {
  status: number;
  // The shape of an answer is what the tests check.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

export const OPEN_RULES = rules('match /{any=**} { allow read, write: if true; }');

/** A rules source around the given matches. */
export function rules(matches: string): string {
  return `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${matches}
} }`;
}

let projects = 0;

/** A project of its own for one test: its documents, its rules, its clients. */
export class Project {
  readonly backend: Backend;
  readonly id: string;
  readonly database: string;
  readonly root: string;
  readonly #channels: WireChannel[] = [];

  /** @param id left out: one that no other test has */
  constructor(
    backend: Backend,
    id = `demo-${process.pid}-${Date.now().toString(36)}-${(projects += 1)}`,
  ) {
    this.backend = backend;
    this.id = id;
    this.database = `projects/${id}/databases/(default)`;
    this.root = `${this.database}/documents`;
  }

  static async create(backend: Backend, source = OPEN_RULES): Promise<Project> {
    const project = new Project(backend);
    const answer = await project.setRules(source);
    if (answer.status !== 200) throw new Error(`rules refused: ${JSON.stringify(answer.body)}`);
    return project;
  }

  name(path: string): string {
    return `${this.root}/${path}`;
  }

  setRules(source: string): Promise<RestAnswer> {
    const files = [{ name: 'firestore.rules', content: source }];
    const path = `/emulator/v1/projects/${this.id}:securityRules`;
    return this.request('PUT', path, { rules: { files } }, 'owner');
  }

  clear(): Promise<RestAnswer> {
    return this.request('DELETE', `/emulator/v1/${this.database}/documents`, undefined, 'owner');
  }

  async request(
    method: string,
    path: string,
    body?: unknown,
    token?: string | undefined,
  ): Promise<RestAnswer> {
    const headers: Record<string, string> =
      token === undefined ? {} : { authorization: `Bearer ${token}` };
    const sent = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
    const url = this.backend.baseUrl + path;
    const answer = await singleRequest(url, method, headers, sent);
    return { status: answer.status, body: parse(answer.body) };
  }

  /** Calls a method on the database's documents, as administrator unless a token is given. */
  call(method: string, body: unknown, token?: string | null): Promise<RestAnswer> {
    return this.request('POST', `/v1/${this.root}:${method}`, body, tokenOf(token));
  }

  commit(writes: unknown[], token?: string | null): Promise<RestAnswer> {
    return this.call('commit', { writes }, token);
  }

  /** A write that replaces the document. */
  set(path: string, fields: Record<string, unknown>): Payload {
    return { update: { name: this.name(path), fields } };
  }

  delete(path: string): Payload {
    return { delete: this.name(path) };
  }

  /** A query target over a collection at the root. */
  query(collectionId: string, more: Record<string, unknown> = {}): Payload {
    const byName = [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }];
    const structuredQuery = { from: [{ collectionId }], orderBy: byName, ...more };
    return { query: { structuredQuery, parent: this.root } };
  }

  documents(...paths: string[]): Payload {
    return { documents: { documents: paths.map((path) => this.name(path)) } };
  }

  async listen(targetId: number, target: object, token?: string): Promise<ListenClient> {
    const client = await ListenClient.open(this.#options(token), targetId, target);
    this.#channels.push(client.channel);
    return client;
  }

  /** A Write stream after its handshake. */
  async write(token?: string): Promise<WriteClient> {
    const channel = await this.open('Write', token, { database: this.database });
    const { streamToken } = await channel.next();
    return { channel, streamToken: String(streamToken) };
  }

  async open(service: 'Listen' | 'Write', token: string | undefined, ...first: Payload[]) {
    const channel = await WireChannel.open({ ...this.#options(token), service }, ...first);
    this.#channels.push(channel);
    return channel;
  }

  /** A channel that nobody has opened yet. */
  channel(service: 'Listen' | 'Write', token?: string): WireChannel {
    const channel = new WireChannel({ ...this.#options(token), service });
    this.#channels.push(channel);
    return channel;
  }

  /** Drops all connections. */
  close(): void {
    for (const channel of this.#channels) channel.abandon();
  }

  #options(token: string | undefined) {
    const options = { baseUrl: this.backend.baseUrl, project: this.id };
    return token === undefined ? options : { ...options, token };
  }
}

export interface WriteClient {
  channel: WireChannel;
  streamToken: string;
}

/** A token without signature, as the SDK's mockUserToken makes it. */
export function unsignedToken(uid: string, claims: Record<string, unknown> = {}): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = { alg: 'none', typ: 'JWT' };
  const times = { iat: 0, exp: 3600, auth_time: 0 };
  return `${encode(header)}.${encode({ sub: uid, user_id: uid, ...times, ...claims })}.`;
}

export const integer = (value: number) => ({ integerValue: String(value) });
export const text = (value: string) => ({ stringValue: value });

function tokenOf(token: string | null | undefined): string | undefined {
  return token === null ? undefined : (token ?? 'owner');
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}
