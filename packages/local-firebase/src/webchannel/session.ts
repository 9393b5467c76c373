import type { BackChannel } from './back-channel.ts';
import { Inbox } from './inbox.ts';
import { Outbox } from './outbox.ts';

/** What speaks over a session: a Listen or a Write stream. */
export interface StreamHandler {
  /** One message of the client; each comes once, in order, after the one before was handled. */
  receive(message: unknown): Promise<void> | void;
  /** The session is over. */
  close(): void;
}

/** How a stream answers. */
export interface StreamSender {
  send(payload: object): void;
  /** Ends the session; the client opens a new one. */
  end(): void;
}

export interface SessionTimes {
  /** Milliseconds between two keep-alive messages on the back channel. */
  keepAlive: number;
  /** Milliseconds that a session lives without a back channel. */
  abandonedAfter: number;
}

/** Characters that may wait for a client that does not read. */
const MAX_OUTBOX = 128 * 1024 * 1024;
const CHUNK_SIZE = 64 * 1024;
/** Messages that may wait to be handled before a POST's answer waits too. */
const MAX_PENDING = 20;

/** One WebChannel session: messages in, arrays out, over any number of connections. */
export class Session implements StreamSender {
  readonly sid: string;
  onEnd: (error?: Error) => void = () => undefined;
  /** Names the browser whose connections the back channel takes up; undefined when that is no matter. */
  browser: string | undefined;
  #handler: StreamHandler | undefined;
  readonly #times: SessionTimes;
  readonly #inbox = new Inbox();
  readonly #outbox = new Outbox(1);
  #backChannel: BackChannel | undefined;
  #isOver = false;
  #isFlushing = false;
  #pending = 0;
  #work: Promise<void> = Promise.resolve();
  #keepAliveTimer: NodeJS.Timeout | undefined;
  #abandonTimer: NodeJS.Timeout | undefined;

  constructor(sid: string, times: SessionTimes) {
    this.sid = sid;
    this.#times = times;
    this.#waitForBackChannel();
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  start(handler: StreamHandler): void {
    this.#handler = handler;
  }

  send(payload: object): void {
    this.#push([payload]);
  }

  end(): void {
    this.#push(['close']);
    this.close();
  }

  /** `[backChannelPresent, lastArrayIdSent, outstandingBytes]`, the answer to a forward POST. */
  status(): [number, number, number] {
    const present = this.#backChannel ? 1 : 0;
    return [present, this.#backChannel?.sentId ?? this.#outbox.lastId, this.#outbox.size];
  }

  acknowledge(id: number): void {
    this.#outbox.acknowledge(id);
  }

  /**
   * Takes the messages of one POST. Resolves at once, or, when too many wait, after they were
   * handled. @throws RangeError
   */
  async receive(offset: number, messages: readonly unknown[]): Promise<void> {
    for (const message of this.#inbox.take(offset, messages)) {
      this.#pending += 1;
      this.#work = this.#work.then(() => this.#handle(message));
    }
    if (this.#pending > MAX_PENDING) await this.#work;
  }

  /** Takes over as the session's back channel; what the client has not processed is sent at once. */
  attach(backChannel: BackChannel): void {
    this.#backChannel?.end();
    this.#backChannel = backChannel;
    clearTimeout(this.#abandonTimer);
    backChannel.onClose(() => this.#detach(backChannel));
    backChannel.onReady(() => this.#flush());
    this.#flush();
    if (backChannel.mode === 'stream' && backChannel.sentId === this.#outbox.lastId) {
      if (backChannel.canWrite) this.#push(['noop']);
      this.#flush();
    }
    this.#keepAlive();
  }

  /** Ends the session: nothing more is handled or sent. */
  close(error?: Error): void {
    if (this.#isOver) return;
    this.#flush();
    this.#isOver = true;
    clearTimeout(this.#keepAliveTimer);
    clearTimeout(this.#abandonTimer);
    this.#backChannel?.end();
    this.#handler?.close();
    this.onEnd(error);
  }

  async #handle(message: unknown): Promise<void> {
    try {
      if (!this.#isOver) await this.#handler?.receive(message);
    } catch (error) {
      this.close(error as Error);
    } finally {
      this.#pending -= 1;
    }
  }

  #push(payload: readonly unknown[]): void {
    if (this.#isOver) return;
    this.#outbox.add(payload);
    if (this.#outbox.size > MAX_OUTBOX) {
      this.close(new Error(`the client does not read: ${this.#outbox.size} characters wait`));
    } else if (!this.#isFlushing) {
      this.#isFlushing = true;
      queueMicrotask(() => {
        this.#isFlushing = false;
        this.#flush();
      });
    }
  }

  #flush(): void {
    const backChannel = this.#backChannel;
    if (!backChannel || this.#isOver) return;
    let wrote = false;
    while (backChannel.canWrite) {
      const next = this.#outbox.after(backChannel.sentId, CHUNK_SIZE);
      if (!next) break;
      backChannel.write(next.json, next.lastId);
      wrote = true;
    }
    if (wrote) this.#keepAlive();
    if (backChannel.isEnded) this.#detach(backChannel);
  }

  #detach(backChannel: BackChannel): void {
    if (this.#backChannel !== backChannel) return;
    this.#backChannel = undefined;
    clearTimeout(this.#keepAliveTimer);
    if (!this.#isOver) this.#waitForBackChannel();
  }

  #keepAlive(): void {
    clearTimeout(this.#keepAliveTimer);
    if (this.#isOver || !this.#backChannel) return;
    this.#keepAliveTimer = setTimeout(() => {
      if (this.#backChannel?.canWrite) this.#push(['noop']);
      this.#keepAlive();
    }, this.#times.keepAlive).unref();
  }

  #waitForBackChannel(): void {
    clearTimeout(this.#abandonTimer);
    this.#abandonTimer = setTimeout(() => this.close(), this.#times.abandonedAfter).unref();
  }
}
