import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FirestoreEngine } from '../firestore/types.ts';
import type { Administration } from '../http/administration.ts';
import type { Authenticate } from '../http/authentication.ts';
import { RequestError } from '../http/read-body.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import type { Ruleset } from '../rules/types.ts';
import { ListenHub } from '../streams/listen-hub.ts';
import { ListenStream } from '../streams/listen-stream.ts';
import { WriteStream } from '../streams/write-stream.ts';
import { answerUnary } from '../unary/unary-calls.ts';
import type { HostPrefixes } from '../webchannel/host-prefix.ts';
import type { SessionTimes } from '../webchannel/session.ts';
import { WebChannel, type StreamService } from '../webchannel/web-channel.ts';
import { answerTestControl, isTestControl } from './test-control.ts';

export interface FirestoreServiceOptions {
  engine: FirestoreEngine;
  authenticate: Authenticate;
  replaceRules(project: string, ruleset: Ruleset): void;
  log(message: string): void;
  administration: Administration;
  times?: Partial<SessionTimes>;
  hostPrefixes: HostPrefixes;
  proxies: Pick<TrustedProxies, 'clientAddress'>;
}

const CHANNEL = /^\/google\.firestore\.v1\.Firestore\/([A-Za-z]+)\/channel$/;

/** Firestore over HTTP: the two streams, the unary calls and the control for tests. */
export class FirestoreService {
  readonly #options: FirestoreServiceOptions;
  readonly #hub: ListenHub;
  readonly #channel: WebChannel;

  constructor(options: FirestoreServiceOptions) {
    this.#options = options;
    const { engine, authenticate } = options;
    this.#hub = new ListenHub(engine);
    const listening = {
      engine,
      hub: this.#hub,
      identity: engine.identity(),
    };
    this.#channel = new WebChannel({
      authenticate,
      hostPrefixes: options.hostPrefixes,
      proxies: options.proxies,
      openStream: (opening, sender) =>
        opening.service === 'Listen'
          ? new ListenStream(listening, opening, sender)
          : new WriteStream({ engine }, opening, sender),
      log: options.log,
      ...(options.times && { times: options.times }),
    });
  }

  owns(path: string): boolean {
    return (
      path.startsWith('/google.firestore.') ||
      path.startsWith('/v1/projects/') ||
      isTestControl(path)
    );
  }

  /** @throws StatusError or RequestError */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { pathname } = url;
    if (pathname.startsWith('/v1/')) {
      await answerUnary(this.#options, request, response, url);
    } else if (isTestControl(pathname)) {
      await answerTestControl(this.#options, request, response, pathname);
    } else {
      const service = requireService(CHANNEL.exec(pathname)?.[1]);
      await this.#channel.handle(request, response, service, url.searchParams);
    }
  }

  close(): void {
    this.#hub.close();
    this.#channel.close();
  }
}

function requireService(name: string | undefined): StreamService {
  if (name === 'Listen' || name === 'Write') return name;
  throw new RequestError(404, 'Only the streams Listen and Write answer here.');
}
