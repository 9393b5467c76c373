import type { ServerResponse } from 'node:http';
import { frame } from './framing.ts';

/** After so many characters a stream is ended at a chunk boundary; the client fetches the next. */
const ROTATE_AFTER = 4 * 1024 * 1024;

export type BackChannelMode = 'stream' | 'poll';

/** One GET that carries arrays to the client: a stream of chunks, or one chunk and the end. */
export class BackChannel {
  readonly mode: BackChannelMode;
  /** The last array id written into this response. */
  sentId: number;
  readonly #response: ServerResponse;
  #written = 0;
  #ended = false;

  constructor(response: ServerResponse, mode: BackChannelMode, acknowledgedId: number) {
    this.#response = response;
    this.mode = mode;
    this.sentId = acknowledgedId;
    response.socket?.setNoDelay(true);
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache, no-store, max-age=0, must-revalidate, no-transform',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    });
    response.flushHeaders();
  }

  /** False while the socket is full; `onReady` is called when it is not. */
  get canWrite(): boolean {
    return !this.#ended && !this.#response.writableNeedDrain;
  }

  get isEnded(): boolean {
    return this.#ended;
  }

  onReady(listener: () => void): void {
    this.#response.on('drain', listener);
  }

  onClose(listener: () => void): void {
    this.#response.once('close', listener);
  }

  write(json: string, lastId: number): void {
    const chunk = frame(json);
    this.sentId = lastId;
    this.#written += chunk.length;
    this.#response.write(chunk);
    if (this.mode === 'poll' || this.#written >= ROTATE_AFTER) this.end();
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#response.end();
  }
}
