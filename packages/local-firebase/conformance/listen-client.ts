import { WireChannel, type Payload, type WireOptions } from './wire-channel.ts';

export interface WireDocument {
  name: string;
  fields?: Record<string, unknown>;
  createTime: string;
  updateTime: string;
}

/** What a listener knows of one target, kept as the SDK keeps it. */
export interface TargetState {
  documents: Map<string, WireDocument>;
  current: boolean;
  added: boolean;
  /** The documents are those of an earlier session, to which a resume token brings the changes. */
  isWarm: boolean;
  refusal?: { code: number; message: string };
  resumeToken?: string;
  /** The last existence filter, and how many documents the client had when it came. */
  filter?: { count: number; known: number; unchangedNames?: unknown };
}

/** One global snapshot: what had changed since the one before. */
export interface Snapshot {
  readTime: string;
  resumeToken: string;
  /** Names of the documents that were sent, also unchanged ones. */
  sent: string[];
  deleted: string[];
  removed: string[];
  reset: number[];
}

/** The receiving side of a Listen stream: applies what comes and raises global snapshots. */
export class ListenClient {
  readonly channel: WireChannel;
  readonly targets = new Map<number, TargetState>();
  readonly #database: string;

  constructor(channel: WireChannel) {
    this.channel = channel;
    this.#database = `projects/${channel.options.project}/databases/(default)`;
  }

  /** `warm` are the documents that the client has from before, for a target with a token. */
  static async open(
    options: Omit<WireOptions, 'service'>,
    targetId: number,
    target: object,
    warm?: Map<string, WireDocument>,
  ) {
    const channel = new WireChannel({ ...options, service: 'Listen' });
    const client = new ListenClient(channel);
    if (warm) client.targets.set(targetId, { ...emptyTarget(), documents: warm, isWarm: true });
    await channel.openSession(client.#addition(targetId, target));
    void channel.runBackChannel();
    return client;
  }

  /** Sends addTarget; `target` names the query or documents, and resumeToken where there is one. */
  async add(targetId: number, target: object): Promise<void> {
    await this.channel.send(this.#addition(targetId, target));
  }

  async remove(targetId: number): Promise<void> {
    await this.channel.send({ database: this.#database, removeTarget: targetId });
  }

  target(targetId: number): TargetState {
    const state = this.targets.get(targetId);
    if (!state) throw new Error(`target ${targetId} is unknown`);
    return state;
  }

  /** The ids of the target's documents, sorted. */
  ids(targetId: number): string[] {
    return [...this.target(targetId).documents.keys()].map(lastSegment).sort();
  }

  /** Reads on until the next global snapshot. */
  async snapshot(timeout = 5000): Promise<Snapshot> {
    const seen: Snapshot = {
      readTime: '',
      resumeToken: '',
      sent: [],
      deleted: [],
      removed: [],
      reset: [],
    };
    for (;;) {
      const payload = await this.channel.next(() => true, timeout);
      const change = payload['targetChange'] as TargetChange | undefined;
      if (change && isGlobal(change)) {
        for (const state of this.targets.values()) state.resumeToken = String(change.resumeToken);
        return {
          ...seen,
          readTime: String(change.readTime),
          resumeToken: String(change.resumeToken),
        };
      }
      this.#apply(payload, seen);
    }
  }

  /** Reads the snapshots that have come already. */
  async catchUp(): Promise<void> {
    const hasSnapshot = () =>
      this.channel.unread().some((payload) => isGlobal((payload['targetChange'] ?? {}) as object));
    while (hasSnapshot()) await this.snapshot();
  }

  /** Reads on until the target's answer is complete (or refused) and a snapshot was raised. */
  async current(targetId: number, timeout?: number): Promise<Snapshot> {
    for (;;) {
      const snapshot = await this.snapshot(timeout);
      const state = this.targets.get(targetId);
      if (state?.current) return snapshot;
    }
  }

  /** Reads on until the backend refuses the target. */
  async refusal(targetId: number): Promise<{ code: number; message: string }> {
    const seen = { readTime: '', resumeToken: '', sent: [], deleted: [], removed: [], reset: [] };
    for (;;) {
      const refusal = this.targets.get(targetId)?.refusal;
      if (refusal) return refusal;
      this.#apply(await this.channel.next(), seen);
    }
  }

  #addition(targetId: number, target: object): Payload {
    return { database: this.#database, addTarget: { ...target, targetId } };
  }

  #apply(payload: Payload, seen: Snapshot): void {
    if (payload['error']) throw new Error(`stream error ${JSON.stringify(payload['error'])}`);
    const change = payload['targetChange'] as TargetChange | undefined;
    if (change) this.#applyTargetChange(change, seen);
    const updated = payload['documentChange'] as DocumentMessage | undefined;
    if (updated) this.#applyDocument(updated, seen);
    const deleted = payload['documentDelete'] as RemovalMessage | undefined;
    if (deleted) this.#applyRemoval(deleted, seen.deleted);
    const removed = payload['documentRemove'] as RemovalMessage | undefined;
    if (removed) this.#applyRemoval(removed, seen.removed);
    const filter = payload['filter'] as { targetId: number; count?: number } | undefined;
    if (filter) {
      const state = this.target(filter.targetId);
      state.filter = { ...filter, count: filter.count ?? 0, known: state.documents.size };
    }
  }

  #applyTargetChange(change: TargetChange, seen: Snapshot): void {
    for (const id of change.targetIds ?? []) {
      const state = this.targets.get(id) ?? emptyTarget();
      this.targets.set(id, state);
      if (change.resumeToken) state.resumeToken = change.resumeToken;
      if (change.targetChangeType === 'ADD') {
        if (!state.isWarm) state.documents.clear();
        Object.assign(state, { added: true, current: false, isWarm: false });
      }
      if (change.targetChangeType === 'CURRENT') state.current = true;
      if (change.targetChangeType === 'RESET') {
        state.documents.clear();
        state.current = false;
        seen.reset.push(id);
      }
      if (change.targetChangeType === 'REMOVE') {
        state.added = false;
        if (change.cause) state.refusal = change.cause;
      }
    }
  }

  #applyDocument(message: DocumentMessage, seen: Snapshot): void {
    seen.sent.push(lastSegment(message.document.name));
    for (const id of message.targetIds ?? []) {
      this.target(id).documents.set(message.document.name, message.document);
    }
    for (const id of message.removedTargetIds ?? []) {
      this.target(id).documents.delete(message.document.name);
    }
  }

  #applyRemoval(message: RemovalMessage, into: string[]): void {
    into.push(lastSegment(message.document));
    for (const id of message.removedTargetIds ?? []) {
      this.target(id).documents.delete(message.document);
    }
  }
}

interface TargetChange {
  targetChangeType?: string;
  targetIds?: number[];
  resumeToken?: string;
  readTime?: string;
  cause?: { code: number; message: string };
}

interface DocumentMessage {
  document: WireDocument;
  targetIds?: number[];
  removedTargetIds?: number[];
}

interface RemovalMessage {
  document: string;
  removedTargetIds?: number[];
}

function emptyTarget(): TargetState {
  return { documents: new Map(), current: false, added: false, isWarm: false };
}

function isGlobal(change: TargetChange): boolean {
  return (change.targetIds ?? []).length === 0 && change.readTime !== undefined;
}

function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
