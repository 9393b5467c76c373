import { parseDateTime, toZoned } from '@internationalized/date';
import { Subject } from 'rxjs';
import type { Clock } from '../calendar/clock.ts';

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** A clock that tests move: timers fire in order, sleep skips them, and the zone can change. */
export class ManualClock implements Clock {
  readonly wake$ = new Subject<void>();
  #now: number;
  #zone: string;
  readonly #timers = new Set<Timer>();

  /** Starts at a local time (`2026-11-20T12:00`) in a zone. */
  constructor(local: string, timeZone: string) {
    this.#zone = timeZone;
    this.#now = toZoned(parseDateTime(local), timeZone).toDate().getTime();
  }

  now(): number {
    return this.#now;
  }

  timeZone(): string {
    return this.#zone;
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { at: this.#now + milliseconds, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets time pass; timers fire when they are due, and what they start gets its turn. */
  async advance({ hours = 0, minutes = 0, seconds = 0 }): Promise<void> {
    const end = this.#now + ((hours * 60 + minutes) * 60 + seconds) * 1000;
    await settle();
    for (;;) {
      const due = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#timers.delete(due);
      this.#now = Math.max(this.#now, due.at);
      due.callback();
      await settle();
    }
    this.#now = end;
    await settle();
  }

  /** Moves to a local time without firing timers, as a device does that slept, and wakes the page. */
  async wakeAt(local: string, timeZone = this.#zone): Promise<void> {
    this.#zone = timeZone;
    this.#now = toZoned(parseDateTime(local), timeZone).toDate().getTime();
    this.wake$.next();
    await settle();
  }
}

const { setImmediate: immediate } = globalThis as {
  setImmediate?: (callback: () => void) => unknown;
};

/** Lets everything that is due in this turn of the event loop happen. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    if (immediate) immediate(resolve);
    else setTimeout(resolve, 0);
  });
}
