import { ChunkReader } from './chunk-reader.ts';
import { singleRequest } from './single-request.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Where a backend answers, and for whom the channel speaks. */
export interface WireOptions {
  baseUrl: string;
  project: string;
  service: 'Listen' | 'Write';
  /** Sent as `Authorization: Bearer …` in the first POST's form. */
  token?: string;
  origin?: string;
}

export type Payload = Record<string, unknown>;

/** What happened to a forward POST: its status and text. */
export interface ForwardAnswer {
  status: number;
  body: string;
}

/** The backend broke the protocol; nothing after it means anything. */
class ProtocolError extends Error {}

/** The backend dropped the session; the SDK would open a new one. */
export class SessionGone extends Error {}

/**
 * A WebChannel session as the SDK uses it, with every step open to the test: messages are numbered,
 * retried with the same numbers when a POST fails, and the back channel is fetched again from the
 * last array that was processed.
 */
export class WireChannel {
  sid = '';
  hostPrefix = '';
  keepAlive = 0;
  /** The last array id that was processed. */
  aid = 0;
  /** Set when the backend no longer knows the session. */
  gone = false;
  readonly options: WireOptions;
  readonly #payloads: Payload[] = [];
  #waiting: (() => void)[] = [];
  #nextMessage = 0;
  #rid = 1000;
  #closed = false;
  #failure: ProtocolError | undefined;
  #abort = new AbortController();
  #forward: Promise<unknown> = Promise.resolve();

  constructor(options: WireOptions) {
    this.options = options;
  }

  /** Opens the session and starts the back channel. */
  static async open(options: WireOptions, ...first: Payload[]): Promise<WireChannel> {
    const channel = new WireChannel(options);
    await channel.openSession(...first);
    void channel.runBackChannel();
    return channel;
  }

  url(parameters: Record<string, string | number>): string {
    const database = `projects/${this.options.project}/databases/(default)`;
    const query = new URLSearchParams({ VER: '8', database });
    for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
    query.set('zx', Math.random().toString(36).slice(2));
    query.set('t', '1');
    const path = `/google.firestore.v1.Firestore/${this.options.service}/channel`;
    return `${this.options.baseUrl}${path}?${query}`;
  }

  async openSession(...first: Payload[]): Promise<void> {
    const form = this.#form(this.#nextMessage, first);
    const token = this.options.token;
    const lines = ['X-Goog-Api-Client:gl-js/ fire/12.14.0', 'Content-Type:text/plain'];
    if (token !== undefined) lines.push(`Authorization:Bearer ${token}`);
    form.set('headers', lines.map((line) => `${line}\r\n`).join(''));
    this.#nextMessage += first.length;
    const url = this.url({ RID: this.#rid++, CVER: 22 });
    const answer = await singleRequest(url, 'POST', this.#headers(FORM), form.toString());
    if (answer.status !== 200) throw new Error(`open answered ${answer.status}: ${answer.body}`);
    const [array] = new ChunkReader().push(answer.body) as [[[number, unknown[]]]];
    const hello = array[0][1];
    this.sid = String(hello[1]);
    this.hostPrefix = String(hello[2] ?? '');
    this.keepAlive = Number(hello[5] ?? 0);
  }

  /** Numbers the messages and sends them in one POST. */
  async send(...messages: Payload[]): Promise<ForwardAnswer> {
    const offset = this.#nextMessage;
    this.#nextMessage += messages.length;
    return this.#queue(this.#rid++, offset, messages);
  }

  /** Sends messages once more under the numbers and the RID of the last POST. */
  resend(offset: number, ...messages: Payload[]): Promise<ForwardAnswer> {
    return this.#queue(this.#rid - 1, offset, messages);
  }

  #queue(rid: number, offset: number, messages: Payload[]): Promise<ForwardAnswer> {
    const sent = this.#forward.then(() => this.#postUntilAnswered(rid, offset, messages));
    this.#forward = sent.catch(() => undefined);
    return sent;
  }

  async post(parameters: Record<string, string | number>, form: URLSearchParams) {
    const response = await fetch(this.url(parameters), {
      method: 'POST',
      headers: this.#headers(FORM),
      body: form.toString(),
      signal: this.#abort.signal,
    });
    return { status: response.status, body: await response.text() };
  }

  /** One GET of the back channel; the caller reads the body. */
  get(mode: 'stream' | 'poll', aid = this.aid, signal = this.#abort.signal): Promise<Response> {
    const parameters = { RID: 'rpc', SID: this.sid, AID: aid, CI: mode === 'poll' ? 1 : 0 };
    return fetch(this.url({ ...parameters, TYPE: 'xmlhttp' }), {
      headers: this.#headers({}),
      signal,
    });
  }

  /** Keeps a back channel open until the session ends; a lost one is fetched again. */
  async runBackChannel(): Promise<void> {
    while (!this.#closed && !this.gone && !this.#failure) {
      try {
        await this.#readBackChannel(await this.get('stream'));
      } catch (error) {
        if (error instanceof ProtocolError) this.#failure = error;
        if (this.#failure) this.#wake();
        else if (!this.#closed) await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
  }

  /** The next payload that passes `wanted`; fails after `timeout` milliseconds. */
  async next(wanted: (payload: Payload) => boolean = () => true, timeout = 5000) {
    const deadline = Date.now() + timeout;
    for (;;) {
      const index = this.#payloads.findIndex(wanted);
      if (index >= 0) return this.#payloads.splice(0, index + 1).at(-1) as Payload;
      if (this.#failure) throw this.#failure;
      if (this.gone) throw new SessionGone('the backend does not know the session any more');
      const left = deadline - Date.now();
      if (left <= 0) {
        throw new Error(`nothing came in ${timeout} ms; unread: ${JSON.stringify(this.unread())}`);
      }
      await this.#somethingComes(left);
    }
  }

  unread(): Payload[] {
    return [...this.#payloads];
  }

  /** Takes arrays as the back channel brings them; repeats are skipped. */
  accept(chunk: unknown): void {
    for (const [id, payload] of chunk as [number, unknown[]][]) {
      if (id <= this.aid) continue;
      if (id !== this.aid + 1) {
        throw new ProtocolError(`array ${id} follows ${this.aid}`);
      }
      this.aid = id;
      if (typeof payload[0] === 'object') this.#payloads.push(payload[0] as Payload);
    }
    this.#wake();
  }

  /** Ends the session as the SDK does. */
  async terminate(): Promise<void> {
    this.abandon();
    await fetch(this.url({ SID: this.sid, RID: this.#rid++, TYPE: 'terminate' }), {
      method: 'POST',
      headers: this.#headers({ 'content-type': 'text/plain;charset=UTF-8' }),
    });
  }

  /** Drops all connections without a word, as a closed page does. */
  abandon(): void {
    this.#closed = true;
    this.#abort.abort();
  }

  async #readBackChannel(response: Response): Promise<void> {
    if (response.status !== 200 || !response.body) {
      this.gone = true;
      this.#wake();
      return;
    }
    const reader = new ChunkReader();
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      for (const chunk of reader.push(text)) this.accept(chunk);
    }
  }

  async #postUntilAnswered(rid: number, offset: number, messages: Payload[]) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const parameters = { SID: this.sid, RID: rid, AID: this.aid };
        return await this.post(parameters, this.#form(offset, messages));
      } catch (error) {
        if (this.#closed || attempt === 20) throw error;
      }
    }
  }

  #form(offset: number, messages: Payload[]): URLSearchParams {
    const form = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
    messages.forEach((message, index) => {
      form.set(`req${index}___data__`, JSON.stringify(message));
    });
    return form;
  }

  #headers(more: Record<string, string>): Record<string, string> {
    return this.options.origin === undefined ? more : { ...more, origin: this.options.origin };
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #somethingComes(timeout: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, timeout);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
