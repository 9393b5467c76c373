import { StatusError, type Caller } from '../firestore/types.ts';
import type { Authentication } from '../http/authentication.ts';
import { callAt } from './call-at.ts';

/** Who speaks on one stream: known once the token is verified, and until it expires or is revoked. */
export class StreamCaller {
  readonly #authentication: Promise<Authentication>;
  readonly #onEnd: (error: StatusError) => void;
  readonly #cancellations: (() => void)[] = [];
  #end: StatusError | undefined;
  #isStopped = false;

  /** @param onEnd called once when the proof ends; not when there never was one */
  constructor(authentication: Promise<Authentication>, onEnd: (error: StatusError) => void) {
    this.#authentication = authentication;
    this.#onEnd = onEnd;
    authentication.then(
      (known) => this.#watch(known),
      () => undefined,
    );
  }

  /** @throws StatusError when the token was not accepted, or is not accepted any more */
  async current(): Promise<Caller> {
    const { caller, expiresAt } = await this.#authentication;
    if (this.#end) throw this.#end;
    if (expiresAt !== undefined && expiresAt <= Date.now()) throw expired();
    return caller;
  }

  /** Ends the watching. */
  stop(): void {
    this.#isStopped = true;
    for (const cancel of this.#cancellations.splice(0)) cancel();
  }

  #watch({ expiresAt, watch }: Authentication): void {
    if (this.#isStopped) return;
    if (expiresAt !== undefined) {
      this.#cancellations.push(callAt(expiresAt, () => this.#ended(expired())));
    }
    const unwatch = watch?.((error) => this.#ended(error));
    if (!unwatch) return;
    if (this.#isStopped) unwatch();
    else this.#cancellations.push(unwatch);
  }

  #ended(error: StatusError): void {
    if (this.#end || this.#isStopped) return;
    this.#end = error;
    this.stop();
    this.#onEnd(error);
  }
}

const expired = (): StatusError =>
  new StatusError('UNAUTHENTICATED', 'The ID token has expired; send a fresh one.');
