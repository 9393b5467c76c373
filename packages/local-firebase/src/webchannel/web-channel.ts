import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../firestore/types.ts';
import type { Authenticate, Authentication } from '../http/authentication.ts';
import { readBody, RequestError } from '../http/read-body.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import { BackChannel } from './back-channel.ts';
import { BackChannelTurns } from './back-channel-turns.ts';
import { parseForwardBody, wholeNumber } from './form-body.ts';
import { asciiJson, frame } from './framing.ts';
import type { HostPrefixes } from './host-prefix.ts';
import { SessionLimits } from './session-limits.ts';
import { Session, type SessionTimes, type StreamHandler, type StreamSender } from './session.ts';

export type StreamService = 'Listen' | 'Write';

/** What the opening POST says about the stream. */
interface StreamOpening {
  service: StreamService;
  /** The `database` parameter: `projects/{p}/databases/{d}`. */
  database: string;
  authentication: Promise<Authentication>;
}

export interface WebChannelOptions {
  authenticate: Authenticate;
  openStream(opening: StreamOpening, sender: StreamSender): StreamHandler;
  log(message: string): void;
  times?: Partial<SessionTimes>;
  hostPrefixes: HostPrefixes;
  proxies: Pick<TrustedProxies, 'clientAddress'>;
}

const SERVER_VERSION = 14;
const PROTOCOL_VERSION = 8;
/** The service's limit of 10 MiB, in a form that may triple it. */
const MAX_FORM = 31 * 1024 * 1024;
/** The opening POST names what to listen to, or greets: nobody is known before it is read. */
const MAX_OPENING_FORM = 4 * 1024 * 1024;
const UNKNOWN_SID = '400 Bad Request: Unknown SID';

/** WebChannel version 8 over HTTP/1.1: sessions for the Listen and Write streams. */
export class WebChannel {
  readonly #options: WebChannelOptions;
  readonly #times: SessionTimes;
  readonly #sessions = new Map<string, Session>();
  readonly #limits = new SessionLimits();
  readonly #turns = new BackChannelTurns();

  constructor(options: WebChannelOptions) {
    this.#options = options;
    this.#times = { keepAlive: 25_000, abandonedAfter: 60_000, ...options.times };
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
    this.#turns.close();
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
    const body = parseForwardBody(await readBody(request, MAX_OPENING_FORM));
    const database = query.get('database') ?? '';
    const authorization = body.headers.get('authorization');
    const authentication = this.#options.authenticate({ authorization, database, request });
    const leave = this.#limits.enter(
      this.#options.proxies.clientAddress(request),
      await callerOf(authentication),
    );
    const sid = randomBytes(18).toString('base64url');
    const session = new Session(sid, this.#times);
    this.#sessions.set(sid, session);
    session.onEnd = (error) => {
      leave();
      this.#sessions.delete(sid);
      if (error) this.#options.log(`A ${service} session ended: ${error.message}`);
    };
    session.start(this.#options.openStream({ service, database, authentication }, session));
    const prefix = this.#options.hostPrefixes.next(request);
    session.browser = prefix === '' ? directBrowser(request) : undefined;
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
    const backChannel = new BackChannel(response, mode, acknowledged);
    session.attach(backChannel);
    if (session.browser !== undefined) this.#turns.add(session.browser, backChannel);
  }
}

/** Somebody whose token is refused is nobody; the stream says why. */
const callerOf = (authentication: Promise<Authentication>): Promise<Caller> =>
  authentication.then(
    ({ caller }) => caller,
    () => ({ kind: 'anonymous' }),
  );

/**
 * The browser of a page that speaks to this server without a proxy in between: only there its limit of
 * connections is ours to keep.
 */
function directBrowser({ headers, socket }: IncomingMessage): string | undefined {
  if (headers.origin !== `http://${headers.host}`) return undefined;
  return `${socket.remoteAddress} ${headers['user-agent']}`;
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
