import { BehaviorSubject, type Observable } from 'rxjs';
import type { Clock } from '../calendar/clock.ts';
import { problem, type Report } from '../errors/reporter.ts';
import type { FormatChoice } from '../formats/formats-for.ts';
import { american, writeIn, type Formats } from '../formats/formats.ts';
import { retryDelay } from './retry-delay.ts';

const nothingChosen: FormatChoice = { currency: '', region: '' };

/**
 * How the open planner is written, by the settings and, in another's planner, by that planner's currency. Code for other
 * formats than the default is loaded when somebody chose one, and before the first amount is shown.
 */
export class ChosenFormats {
  readonly #formats$ = new BehaviorSubject(american);
  readonly #parts: { readonly clock: Clock; readonly report: Report };
  #choice = nothingChosen;
  /** The currency of another's planner; undefined in the user's own. */
  #shared: string | undefined;
  #formatsFor: ((choice: FormatChoice) => Formats) | undefined;
  #loading: Promise<void> | undefined;

  constructor(parts: { readonly clock: Clock; readonly report: Report }) {
    this.#parts = parts;
  }

  get formats$(): Observable<Formats> {
    return this.#formats$;
  }

  /** What the settings say; undefined when there are none. */
  choose({ currency, region }: FormatChoice = nothingChosen): void {
    this.#choice = { currency, region };
  }

  /** The currency of another's planner, '' while it is not known; undefined when the user's own is open. */
  share(currency: string | undefined): void {
    this.#shared = currency;
  }

  /** Takes the choice. Resolves when it can be taken, if its code has to be loaded before; else says whether it is another. */
  take(): Promise<void> | boolean {
    const choice = { ...this.#choice, currency: this.#shared ?? this.#choice.currency };
    const isDefault = choice.currency === '' && choice.region === '';
    if (!isDefault && !this.#formatsFor) return (this.#loading ??= this.#load());
    const next = isDefault ? american : (this.#formatsFor?.(choice) ?? american);
    if (next === this.#formats$.value) return false;
    writeIn(next);
    this.#formats$.next(next);
    return true;
  }

  /** Tries until it succeeds: an amount in another currency than its own would be wrong. */
  async #load(failures = 1): Promise<void> {
    const { clock, report } = this.#parts;
    try {
      ({ formatsFor: this.#formatsFor } = await import('../formats/formats-for.ts'));
    } catch (cause) {
      report(problem('formats', 'The currency could not be loaded; it is tried again.', cause));
      await new Promise((resolve) => retryDelay(clock, failures).subscribe(resolve));
      await this.#load(failures + 1);
    }
  }
}
