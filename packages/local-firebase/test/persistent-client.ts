import { ListenClient, type WireDocument } from '../conformance/listen-client.ts';
import { integer, type Project } from '../conformance/target.ts';
import type { WireChannel } from '../conformance/wire-channel.ts';
import { type Payload } from '../conformance/wire-channel.ts';
import type { Change, Commit } from './write-model.ts';

const TARGET = 2;

/**
 * A client that never gives up: it repeats what was not answered, under the same numbers, and
 * keeps its documents and its resume token over reloads.
 */
export class PersistentClient {
  readonly #project: Project;
  readonly #written: (readonly Change[])[] = [];
  readonly #commits: Commit[] = [];
  readonly #writing: Promise<WireChannel>;
  #listening: Promise<ListenClient>;
  #sending: Promise<unknown>;
  #documents = new Map<string, WireDocument>();
  #resumeToken: string | undefined;

  constructor(project: Project) {
    this.#project = project;
    this.#writing = this.#openWriting();
    this.#sending = this.#writing;
    this.#listening = this.#openListening();
  }

  write(changes: readonly Change[]): void {
    this.#written.push(changes);
    const message = { streamToken: 'MA==', writes: changes.map((one) => this.#writeOf(one)) };
    this.#sending = this.#writing.then((channel) => channel.send(message));
  }

  /** Waits until everything written so far was answered. */
  async settle(): Promise<void> {
    await this.acknowledged();
  }

  /** The acknowledged batches; waits for those that are not yet. */
  async acknowledged(): Promise<Commit[]> {
    await this.#sending;
    const channel = await this.#writing;
    while (this.#commits.length < this.#written.length) {
      const answer = await channel.next();
      if (!('commitTime' in answer)) throw new Error(`unexpected ${JSON.stringify(answer)}`);
      const changes = this.#written[this.#commits.length] as readonly Change[];
      this.#commits.push({ commitTime: String(answer['commitTime']), changes });
    }
    return this.#commits;
  }

  /** Leaves without a word and comes back with what it has. */
  async reload(): Promise<void> {
    const before = await this.#listening;
    await before.current(TARGET);
    await before.catchUp();
    this.#requireCount(before);
    this.#remember(before);
    before.channel.abandon();
    this.#listening = this.#openListening();
  }

  /** Waits until the listener shows exactly these numbers. */
  async shows(expected: Record<string, number>): Promise<void> {
    const client = await this.#listening;
    const wanted = JSON.stringify(Object.entries(expected).sort());
    for (;;) {
      const target = client.targets.get(TARGET);
      const shown = [...(target?.documents.values() ?? [])].map(({ name, fields }) => [
        name.slice(name.lastIndexOf('/') + 1),
        Number((fields?.['n'] as { integerValue: string }).integerValue),
      ]);
      if (target?.current && JSON.stringify(shown.sort()) === wanted) return;
      await client.snapshot().catch((error: Error) => {
        throw new Error(`${error.message}; shown ${JSON.stringify(shown)}, wanted ${wanted}`);
      });
      this.#requireCount(client);
    }
  }

  close(): void {
    void this.#writing.then((channel) => channel.abandon());
    void this.#listening.then((client) => client.channel.abandon());
  }

  #requireCount(client: ListenClient): void {
    const { filter } = client.target(TARGET);
    if (filter && filter.count !== filter.known) {
      throw new Error(`the filter says ${filter.count}, the client knew ${filter.known}`);
    }
  }

  #remember(client: ListenClient): void {
    const target = client.targets.get(TARGET);
    if (!target?.current || target.resumeToken === undefined) return;
    this.#documents = new Map(target.documents);
    this.#resumeToken = target.resumeToken;
  }

  async #openWriting(): Promise<WireChannel> {
    const { database } = this.#project;
    for (;;) {
      const channel = this.#project.channel('Write');
      try {
        await channel.openSession({ database });
      } catch {
        continue;
      }
      void channel.runBackChannel();
      await channel.next((payload: Payload) => 'streamId' in payload);
      return channel;
    }
  }

  async #openListening(): Promise<ListenClient> {
    const { backend, id } = this.#project;
    const options = { baseUrl: backend.baseUrl, project: id };
    const warm = this.#resumeToken === undefined ? undefined : new Map(this.#documents);
    const target = { ...this.#project.query('c'), ...(warm && { resumeToken: this.#resumeToken }) };
    for (;;) {
      try {
        return await ListenClient.open(options, TARGET, target, warm);
      } catch {
        continue;
      }
    }
  }

  #writeOf(change: Change): Payload {
    const path = `c/${change.id}`;
    if (change.kind === 'delete') return this.#project.delete(path);
    if (change.kind === 'set') return this.#project.set(path, { n: integer(change.n) });
    return {
      update: { name: this.#project.name(path), fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'n', increment: integer(change.n) }],
    };
  }
}
