import { StatusError, type Caller, type FirestoreEngine, type Write } from '../firestore/types.ts';
import { invalid, optionalList, requireObject } from '../firestore/refuse.ts';
import type { Authentication } from '../http/authentication.ts';
import type { StreamHandler, StreamSender } from '../webchannel/session.ts';
import { requireDatabase } from './database-name.ts';
import { StreamCaller, streamError } from './stream-caller.ts';

export interface WriteOptions {
  engine: FirestoreEngine;
}

/**
 * The server's side of one Write stream: a handshake, then one answer per message, in order. The
 * first refusal is the last answer: the client sends what follows again on a new stream, so
 * anything applied here after it would be applied twice.
 */
export class WriteStream implements StreamHandler {
  readonly #options: WriteOptions;
  readonly #sender: StreamSender;
  readonly #database: string;
  readonly #caller: StreamCaller;
  #answers = -1;
  #isOver = false;
  #isCommitting = false;

  constructor(
    options: WriteOptions,
    opening: { database: string; authentication: Promise<Authentication> },
    sender: StreamSender,
  ) {
    this.#options = options;
    this.#sender = sender;
    this.#database = opening.database;
    this.#caller = new StreamCaller(opening.authentication, (error) => {
      // The answer of a commit that is running goes out first: it is applied.
      if (!this.#isCommitting) this.#fail(error);
    });
  }

  async receive(message: unknown): Promise<void> {
    if (this.#isOver) return;
    try {
      requireDatabase(this.#database);
      const caller = await this.#caller.current();
      if (this.#isOver) return;
      const request = requireObject(message, 'A Write message');
      if (this.#answers < 0) this.#greet(request);
      else await this.#write(request, caller);
    } catch (error) {
      this.#fail(asStatus(error));
      if (!(error instanceof StatusError)) throw error;
    }
  }

  close(): void {
    this.#isOver = true;
    this.#caller.stop();
  }

  #fail(error: StatusError): void {
    if (this.#isOver) return;
    this.close();
    this.#sender.send(streamError(error));
  }

  #greet(request: Record<string, unknown>): void {
    if (request['database'] !== this.#database) {
      throw invalid('The first message of a Write stream names its database.');
    }
    if (optionalList(request['writes'], 'writes').length > 0) {
      throw invalid('The first message of a Write stream has no writes.');
    }
    this.#sender.send({ streamId: '1', streamToken: this.#nextToken() });
  }

  async #write(request: Record<string, unknown>, caller: Caller) {
    const writes = optionalList(request['writes'], 'writes') as Write[];
    for (const write of writes) requireOwnName(write, this.#database);
    this.#isCommitting = true;
    try {
      const result = await this.#options.engine.commit(writes, caller);
      this.#sender.send({ streamToken: this.#nextToken(), ...result });
    } finally {
      this.#isCommitting = false;
    }
    await this.#caller.current();
  }

  #nextToken(): string {
    this.#answers += 1;
    return Buffer.from(String(this.#answers)).toString('base64');
  }
}

function requireOwnName(write: unknown, database: string): void {
  const { update, delete: deleted, verify } = requireObject(write, 'A write') as Write;
  const name = update?.name ?? deleted ?? verify;
  if (typeof name === 'string' && !name.startsWith(`${database}/documents/`)) {
    throw invalid(`The name ${JSON.stringify(name)} does not lie in ${database}.`);
  }
}

const asStatus = (error: unknown): StatusError =>
  error instanceof StatusError
    ? error
    : new StatusError('INTERNAL', 'The backend could not handle the write; see its log.');
