import { Subject } from 'rxjs';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';
import { TimeoutError, withIdleTimeout } from './idle-timeout.ts';

/** What happens meanwhile to somebody who waits for a page or a modal. */
export interface Waiting {
  /**
   * It takes long, although something of the app arrives.
   *
   * @param startAgain lets the next load ask for everything anew; what is under way goes on
   */
  onSlow?: (startAgain: () => void) => void;
}

interface LoadAttemptsOptions {
  /** What is remembered of an app that is to be loaded anew is forgotten. */
  onStartAgain: (name: string) => void;
  /** The version of an app, as far as it is loaded. */
  versionOf: (name: string) => string | undefined;
}

/** What an app's loading failed with last, and which of its parts are not here since. */
interface Failure {
  error: RemoteUnavailableError;
  parts: Set<string>;
}

/** Attempts to load something of an app: how many there were, and what the last one failed with. */
export class LoadAttempts {
  readonly #options: LoadAttemptsOptions;
  readonly #counts = new Map<string, number>();
  readonly #failures = new Map<string, Failure>();
  readonly #arrived = new Subject<void>();

  /** Emits when something is here after all whose loading had been given up. */
  readonly arrived$ = this.#arrived.asObservable();

  constructor(options: LoadAttemptsOptions) {
    this.#options = options;
  }

  /** How often the loading of an app was started again. */
  countOf(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  /**
   * Waits for something of an app while anything of it arrives. A failure is not remembered: the
   * next attempt asks for everything anew.
   *
   * @param base the folder with the app's files
   * @param part what is loaded of the app: another part that arrives does not end its outage
   * @throws RemoteUnavailableError
   */
  async run<Value>(
    { name, base, part = '' }: { name: string; base: string; part?: string },
    work: Promise<Value>,
    { onSlow }: Waiting = {},
  ): Promise<Value> {
    const count = this.countOf(name);
    const isCurrent = () => this.countOf(name) === count;
    const startAgain = () => {
      // Somebody else may have started again since, after the same failure.
      if (!isCurrent()) return;
      this.#counts.set(name, count + 1);
      this.#options.onStartAgain(name);
    };
    const succeed = (value: Value): Value => {
      const failure = this.#failures.get(name);
      failure?.parts.delete(part);
      if (failure?.parts.size === 0) this.#failures.delete(name);
      if (!isCurrent()) this.#arrived.next();
      return value;
    };
    try {
      return succeed(await withIdleTimeout(work, base, () => onSlow?.(startAgain)));
    } catch (error) {
      startAgain();
      if (error instanceof TimeoutError) work.then(succeed, () => undefined);
      throw this.#fail(name, part, error);
    }
  }

  /**
   * The same outage is the same error, however often it is met: it is reported once. A browser words
   * it otherwise from one attempt to the next, so only another reason to refuse makes it another.
   */
  #fail(name: string, part: string, cause: unknown): RemoteUnavailableError {
    const error = new RemoteUnavailableError(name, cause, this.#options.versionOf(name));
    const before = this.#failures.get(name);
    const isSame =
      before?.error.version === error.version && before?.error.refusal === error.refusal;
    const failure = before && isSame ? before : { error, parts: new Set<string>() };
    failure.parts.add(part);
    this.#failures.set(name, failure);
    return failure.error;
  }
}
