import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFromThisMachine } from '../auth/request-origin.ts';
import type { Credentials } from '../http/authentication.ts';
import { readBody, RequestError } from '../http/read-body.ts';
import { BackChannel } from './back-channel.ts';
import { parseForwardBody, wholeNumber } from './form-body.ts';
import { asciiJson, frame } from './framing.ts';
import { hostPrefixes } from './host-prefix.ts';
import { Session, type SessionTimes, type StreamHandler, type StreamSender } from './session.ts';

export type StreamService = 'Listen' | 'Write';

/** What the opening POST says about the stream. */
export interface StreamOpening {
  service: StreamService;
  /** The `database` parameter: `projects/{p}/databases/{d}`. */
  database: string;
  credentials: Credentials;
}

export interface WebChannelOptions {
  openStream(opening: StreamOpening, sender: StreamSender): StreamHandler;
  log(message: string): void;
  times?: Partial<SessionTimes>;
  /** Names `w1`, `w2`, … for the back channels of pages on `localhost`; 0 turns them off. */
  hostPrefixCount?: number;
}

const SERVER_VERSION = 14;
const PROTOCOL_VERSION = 8;
const MAX_SESSIONS = 2000;
/** The service's limit of 10 MiB, in a form that may triple it. */
const MAX_FORM = 31 * 1024 * 1024;
const UNKNOWN_SID = '400 Bad Request: Unknown SID';

/** WebChannel version 8 over HTTP/1.1: sessions for the Listen and Write streams. */
export class WebChannel {
  readonly #options: WebChannelOptions;
  readonly #times: SessionTimes;
  readonly #sessions = new Map<string, Session>();
  readonly #nextPrefix: ReturnType<typeof hostPrefixes>;

  constructor(options: WebChannelOptions) {
    this.#options = options;
    this.#times = { keepAlive: 25_000, abandonedAfter: 60_000, ...options.times };
    this.#nextPrefix = hostPrefixes(options.hostPrefixCount ?? 8);
  }

  get sessionCount(): number {
    return this.#sessions.size;
  }

  /** Answers one request of a channel. @throws RequestError */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    service: StreamService,
    query: URLSearchParams,
  ): Promise<void> {
    try {
      const sid = query.get('SID');
      if (request.method === 'GET' && sid !== null) this.#attach(response, sid, query);
      else if (request.method === 'POST' && sid === null) {
        await this.#open(request, response, service, query);
      } else if (request.method === 'POST' && query.get('TYPE') === 'terminate') {
        this.#sessions.get(sid ?? '')?.close();
        answer(response, 200, '');
      } else if (request.method === 'POST' && sid !== null) {
        await this.#forward(request, response, sid, query);
      } else throw new RequestError(400, 'This is no request of a WebChannel.');
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof RangeError) {
        throw new RequestError(400, `Bad request: ${error.message}`);
      }
      throw error;
    }
  }

  /** Ends all sessions. */
  close(): void {
    for (const session of [...this.#sessions.values()]) session.close();
  }

  async #open(
    request: IncomingMessage,
    response: ServerResponse,
    service: StreamService,
    query: URLSearchParams,
  ): Promise<void> {
    if (query.get('VER') !== String(PROTOCOL_VERSION)) {
      throw new RequestError(400, `Only version ${PROTOCOL_VERSION} of WebChannel is spoken here.`);
    }
    if (this.#sessions.size >= MAX_SESSIONS) throw new RequestError(503, 'Too many sessions.');
    const body = parseForwardBody(await readBody(request, MAX_FORM));
    const sid = randomBytes(18).toString('base64url');
    const session = new Session(sid, this.#times);
    this.#sessions.set(sid, session);
    session.onEnd = (error) => {
      this.#sessions.delete(sid);
      if (error) this.#options.log(`A ${service} session ended: ${error.message}`);
    };
    const credentials = {
      authorization: body.headers.get('authorization'),
      isFromThisMachine: isFromThisMachine(request),
    };
    const database = query.get('database') ?? '';
    session.start(this.#options.openStream({ service, database, credentials }, session));
    const prefix = this.#nextPrefix(request.headers.host, request.headers['user-agent']);
    const hello = ['c', sid, prefix, PROTOCOL_VERSION, SERVER_VERSION, this.#times.keepAlive];
    answer(response, 200, frame(asciiJson([[0, hello]])));
    await session.receive(body.offset, body.messages);
  }

  async #forward(
    request: IncomingMessage,
    response: ServerResponse,
    sid: string,
    query: URLSearchParams,
  ): Promise<void> {
    const body = parseForwardBody(await readBody(request, MAX_FORM));
    const session = this.#sessions.get(sid);
    if (!session) return answer(response, 400, UNKNOWN_SID);
    session.acknowledge(wholeNumber(query.get('AID') ?? '0', 'AID'));
    await session.receive(body.offset, body.messages);
    return answer(response, 200, frame(asciiJson(session.status())));
  }

  #attach(response: ServerResponse, sid: string, query: URLSearchParams): void {
    const session = this.#sessions.get(sid);
    if (!session) return answer(response, 400, UNKNOWN_SID);
    const acknowledged = wholeNumber(query.get('AID') ?? '0', 'AID');
    const mode = query.get('CI') === '1' ? 'poll' : 'stream';
    session.acknowledge(acknowledged);
    session.attach(new BackChannel(response, mode, acknowledged));
  }
}

function answer(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
