import { asciiJson } from './framing.ts';

interface Entry {
  id: number;
  json: string;
}

/**
 * The arrays of one session that the client may still need: numbered without gaps and kept until
 * the client says that it has processed them, so that a lost back channel loses nothing.
 */
export class Outbox {
  #entries: Entry[] = [];
  #lastId: number;
  #bytes = 0;

  /** `firstId` is the number of the first array that will be added. */
  constructor(firstId: number) {
    this.#lastId = firstId - 1;
  }

  get lastId(): number {
    return this.#lastId;
  }

  /** Characters waiting for the client's acknowledgement. */
  get size(): number {
    return this.#bytes;
  }

  add(payload: readonly unknown[]): void {
    this.#lastId += 1;
    const json = `[${this.#lastId},${asciiJson(payload)}]`;
    this.#entries.push({ id: this.#lastId, json });
    this.#bytes += json.length;
  }

  /** Forgets everything up to `id`. */
  acknowledge(id: number): void {
    const kept = this.#indexAfter(id);
    if (kept === 0) return;
    for (const entry of this.#entries.splice(0, kept)) this.#bytes -= entry.json.length;
  }

  /** The arrays after `id`, as one JSON array of at least one and about `limit` characters. */
  after(id: number, limit: number): { json: string; lastId: number } | undefined {
    const start = this.#indexAfter(id);
    let end = start;
    for (let size = 0; end < this.#entries.length && size < limit; end += 1) {
      size += (this.#entries[end] as Entry).json.length;
    }
    const taken = this.#entries.slice(start, end);
    const last = taken.at(-1);
    return last && { json: `[${taken.map((entry) => entry.json).join(',')}]`, lastId: last.id };
  }

  #indexAfter(id: number): number {
    const first = this.#entries[0];
    return first ? Math.min(Math.max(id + 1 - first.id, 0), this.#entries.length) : 0;
  }
}
