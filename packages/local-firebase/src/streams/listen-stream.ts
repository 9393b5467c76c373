import {
  StatusError,
  type Caller,
  type Document,
  type DocumentChange,
  type FirestoreEngine,
} from '../firestore/types.ts';
import { invalid } from '../firestore/refuse.ts';
import type { Authentication } from '../http/authentication.ts';
import type { StreamHandler, StreamSender } from '../webchannel/session.ts';
import { requireDatabase, requireWithin } from './database-name.ts';
import { DocumentTarget } from './document-target.ts';
import type { Follower, ListenHub } from './listen-hub.ts';
import * as messages from './listen-message.ts';
import { CollectionTarget, PartialTarget } from './query-target.ts';
import { StreamCaller, streamError } from './stream-caller.ts';
import type { Resumption, Target, TargetStep } from './target.ts';

export interface ListenOptions {
  engine: FirestoreEngine;
  hub: ListenHub;
  /** Names the database in resume tokens. */
  identity: string;
  /** How often a quiet stream's resume tokens are brought up to date, in milliseconds (60,000). */
  refreshEvery?: number;
}

/** The server's side of one Listen stream: its targets, and what commits mean for them. */
export class ListenStream implements StreamHandler, Follower {
  readonly #options: ListenOptions;
  readonly #sender: StreamSender;
  readonly #database: string;
  readonly #caller: StreamCaller;
  readonly #targets = new Map<number, Target>();
  /** The time of the newest snapshot that the client was sent. */
  #seen = '';
  #isOver = false;
  readonly #refreshTimer: NodeJS.Timeout;

  constructor(
    options: ListenOptions,
    opening: { database: string; authentication: Promise<Authentication> },
    sender: StreamSender,
  ) {
    this.#options = options;
    this.#sender = sender;
    this.#database = opening.database;
    this.#caller = new StreamCaller(opening.authentication, (error) => this.#fail(error));
    options.hub.join(this);
    const { refreshEvery = 60_000 } = options;
    this.#refreshTimer = setInterval(() => this.#refresh(), refreshEvery).unref();
  }

  async receive(message: unknown): Promise<void> {
    if (this.#isOver) return;
    try {
      requireDatabase(this.#database);
      const caller = await this.#caller.current();
      const request = messages.parseListenRequest(message);
      if (this.#isOver) return;
      if ('remove' in request) this.#remove(request.remove);
      else this.#add(request.add, caller);
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      this.#fail(error);
    }
  }

  close(): void {
    this.#isOver = true;
    this.#caller.stop();
    clearInterval(this.#refreshTimer);
    this.#options.hub.leave(this);
    for (const target of this.#targets.values()) this.#options.hub.unwatch(target);
    this.#targets.clear();
  }

  committed(commitTime: string, changes: ReadonlyMap<Target, DocumentChange[]>): void {
    const effects = new Map<string, Effect>();
    let isTouched = false;
    for (const [target, ofTarget] of changes) {
      isTouched = this.#followed(target, ofTarget, effects) || isTouched;
    }
    if (!isTouched) return;
    for (const [name, effect] of effects)
      this.#sendEffect(name, effect, messages.readTimeAfter(commitTime));
    this.#snapshot(commitTime);
  }

  failed(): void {
    this.#fail(new StatusError('INTERNAL', 'The backend could not follow a commit; see its log.'));
  }

  rulesChanged(): void {
    let isTouched = false;
    for (const target of [...this.#targets.values()]) {
      isTouched = this.#refusedNow(target, () => target.judge()) || isTouched;
    }
    if (isTouched) this.#snapshot(this.#options.engine.readTime());
  }

  #add(request: messages.TargetRequest, caller: Caller): void {
    const id = request.targetId;
    if (this.#targets.has(id)) throw invalid(`Target ${id} is in use on this stream.`);
    this.#sender.send(messages.added(id));
    try {
      const target = this.#target(request, caller);
      const answer = target.open(this.#resumption(request));
      this.#targets.set(id, target);
      this.#options.hub.watch(target, this);
      const { readTime, token } = this.#advance(answer.readTime);
      if (answer.reset) this.#sender.send(messages.reset(id, token, readTime));
      for (const document of answer.documents) {
        this.#sender.send(messages.documentChange(document, [id]));
      }
      for (const name of answer.deleted) {
        this.#sender.send(messages.documentDelete(name, [id], readTime));
      }
      if (answer.count !== undefined) {
        this.#sender.send(messages.existenceFilter(id, answer.count));
      }
      this.#sender.send(messages.current(id, token, readTime));
      this.#sender.send(messages.globalSnapshot(token, readTime));
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      this.#sender.send(messages.removed(id, error));
    }
  }

  /** @throws StatusError when the request cannot be understood */
  #target({ targetId, documents, query }: messages.TargetRequest, caller: Caller): Target {
    const { engine } = this.#options;
    if (documents) {
      const names = documents.map((name) => requireWithin(this.#database, name));
      return new DocumentTarget(targetId, names, engine, caller);
    }
    const { parent, structuredQuery } = query as NonNullable<typeof query>;
    const compiled = engine.compileQuery(requireWithin(this.#database, parent), structuredQuery);
    const Kind = compiled.isWhole ? CollectionTarget : PartialTarget;
    return new Kind(targetId, { parent, structuredQuery, compiled }, engine, caller);
  }

  #remove(id: number): void {
    const target = this.#targets.get(id);
    if (target) {
      this.#targets.delete(id);
      this.#options.hub.unwatch(target);
    }
    this.#sender.send(messages.removed(id));
  }

  #resumption(request: messages.TargetRequest): Resumption | 'unknown' | undefined {
    if (request.resumeToken === undefined) {
      return request.readTime === undefined ? undefined : 'unknown';
    }
    const { engine, identity } = this.#options;
    const time = messages.decodeResumeToken(request.resumeToken, identity);
    const changed = time === undefined ? undefined : engine.changedSince(time);
    return changed ? { changed } : 'unknown';
  }

  /** Adds what the changes do to one target; true when the client has to hear of it. */
  #followed(target: Target, changes: DocumentChange[], effects: Map<string, Effect>): boolean {
    let steps: TargetStep[] = [];
    const isRefused = this.#refusedNow(target, () => (steps = target.follow(changes)));
    for (const { name, document, isDeleted } of steps) {
      const effect = effects.get(name) ?? { document: undefined, isDeleted, in: [], out: [] };
      effects.set(name, effect);
      if (document) {
        effect.document = document;
        effect.in.push(target.id);
      } else effect.out.push(target.id);
    }
    return isRefused || steps.length > 0;
  }

  #refusedNow(target: Target, judge: () => unknown): boolean {
    try {
      judge();
      return false;
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      this.#targets.delete(target.id);
      this.#options.hub.unwatch(target);
      this.#sender.send(messages.removed(target.id, error));
      return true;
    }
  }

  #sendEffect(name: string, effect: Effect, readTime: string): void {
    if (effect.document) {
      this.#sender.send(messages.documentChange(effect.document, effect.in, effect.out));
    } else if (effect.isDeleted) {
      this.#sender.send(messages.documentDelete(name, effect.out, readTime));
    } else {
      this.#sender.send(messages.documentRemove(name, effect.out, readTime));
    }
  }

  #snapshot(time: string): void {
    const { readTime, token } = this.#advance(time);
    this.#sender.send(messages.globalSnapshot(token, readTime));
  }

  /** The client ignores snapshots that are older than its last one. */
  #advance(time: string): { readTime: string; token: string } {
    if (time > this.#seen) this.#seen = time;
    const token = messages.encodeResumeToken(this.#options.identity, this.#seen);
    return { readTime: messages.readTimeAfter(this.#seen), token };
  }

  /** Keeps the tokens of a quiet stream within the journal's reach. */
  #refresh(): void {
    if (this.#targets.size > 0) this.#snapshot(this.#options.engine.readTime());
  }

  #fail(error: StatusError): void {
    this.#sender.send(streamError(error));
    this.close();
  }
}

/** What one commit does to one document, over all targets of the stream. */
interface Effect {
  document: Document | undefined;
  isDeleted: boolean;
  in: number[];
  out: number[];
}
