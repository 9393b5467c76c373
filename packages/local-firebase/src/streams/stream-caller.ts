import type { Json } from '../firestore/refuse.ts';
import { StatusError, STATUS_NUMBERS, type Caller } from '../firestore/types.ts';
import type { Authentication } from '../http/authentication.ts';

/** Node's timers run at once beyond this many milliseconds. */
const LONGEST_DELAY = 2 ** 31 - 1;

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
      const delay = Math.min(Math.max(0, expiresAt - Date.now()), LONGEST_DELAY);
      const timer = setTimeout(() => this.#ended(expired()), delay).unref();
      this.#cancellations.push(() => clearTimeout(timer));
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

/** The payload that ends a stream for the client; it reads `status` and `message`. */
export const streamError = ({ status, message }: StatusError): Json => ({
  error: { code: STATUS_NUMBERS[status], message, status },
});
