import { equal } from '../values/equal.ts';
import { DataError, type DataErrorKind } from '../errors/data-error.ts';
import type { DocumentAddress, Write } from '../store/document-store.ts';

export type Fields = Readonly<Record<string, unknown>>;
/** Judges a write as the database's rules would. */
export type RefusedWrite = (write: WriteSummary) => boolean;
/** A write as tests name it. */
export interface WriteSummary {
  readonly kind: Write['kind'];
  readonly collection: DocumentAddress['collection'];
  readonly id: string;
}

export const keyOf = ({ collection, id }: DocumentAddress): string => `${collection}/${id}`;

/** What follows the server. */
interface BackendDevice {
  receive(): void;
}

interface Refusal {
  readonly matches: RefusedWrite;
  readonly kind: DataErrorKind;
  readonly once: boolean;
}

/** The document after a write; undefined when the write deletes it. */
export function written(before: Fields | undefined, write: Write, now: number): Fields | undefined {
  if (write.kind === 'delete') return undefined;
  if (write.kind === 'create') return { ...write.fields, createdAt: now, updatedAt: now };
  const createdAt = write.setsCreatedAt && { createdAt: now };
  const fields = { ...before, ...write.fields, ...createdAt, updatedAt: now };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function isMet(documents: ReadonlyMap<string, Fields>, write: Write): boolean {
  const fields = documents.get(keyOf(write.address));
  if (write.kind === 'delete') return fields === undefined;
  return Object.entries(write.fields).every(([name, value]) => equal(fields?.[name], value));
}

/** A database server in memory: atomic batches, the rules' view of create and update, and devices that follow it. */
export class MemoryBackend {
  readonly #now: () => number;
  readonly #documents = new Map<string, Map<string, Fields>>();
  readonly #devices = new Set<BackendDevice>();
  readonly #refusals: Refusal[] = [];
  /** How many batches the server has accepted. */
  commits = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get now(): number {
    return this.#now();
  }

  documents(uid: string): ReadonlyMap<string, Fields> {
    return this.#of(uid);
  }

  document(uid: string, address: DocumentAddress): Fields | undefined {
    return this.#of(uid).get(keyOf(address));
  }

  /** Refuses the next batch that contains a matching write; with `once: false` all of them. */
  refuse(matches: RefusedWrite, kind: DataErrorKind = 'permission', once = true): void {
    this.#refusals.push({ matches, kind, once });
  }

  /** Puts a document there as it is, as another client or an older version might have left it. */
  put(uid: string, address: DocumentAddress, fields: Fields): void {
    this.#of(uid).set(keyOf(address), { id: address.id, ...fields });
    this.#notify();
  }

  /** Applies all writes or none; throws a DataError when it refuses. */
  commit(uid: string, writes: readonly Write[]): void {
    const documents = this.#of(uid);
    const isThere = ({ kind, address }: Write) =>
      kind === 'create' && address.collection !== 'photos' && documents.has(keyOf(address));
    const again = writes.some(isThere);
    if (again && writes.every((write) => isMet(documents, write))) return;
    const next = new Map<string, Fields | undefined>();
    for (const write of writes) {
      this.#judge(write);
      const key = keyOf(write.address);
      const before = next.has(key) ? next.get(key) : documents.get(key);
      if (write.kind === 'update' && !before) throw new DataError('not-found');
      if (isThere(write)) throw new DataError('permission');
      next.set(key, written(before, write, this.#now()));
    }
    for (const [key, fields] of next) {
      if (fields) documents.set(key, fields);
      else documents.delete(key);
    }
    this.commits += 1;
    this.#notify();
  }

  attach(device: BackendDevice): void {
    this.#devices.add(device);
  }

  detach(device: BackendDevice): void {
    this.#devices.delete(device);
  }

  #judge({ kind, address: { collection, id } }: Write): void {
    const summary = { kind, collection, id };
    const index = this.#refusals.findIndex(({ matches }) => matches(summary));
    const refusal = this.#refusals[index];
    if (!refusal) return;
    if (refusal.once) this.#refusals.splice(index, 1);
    throw new DataError(refusal.kind);
  }

  #of(uid: string): Map<string, Fields> {
    let documents = this.#documents.get(uid);
    if (!documents) this.#documents.set(uid, (documents = new Map()));
    return documents;
  }

  #notify(): void {
    for (const device of [...this.#devices]) device.receive();
  }
}
