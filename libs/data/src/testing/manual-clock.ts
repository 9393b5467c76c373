import { parseDateTime, toZoned } from '@internationalized/date';
import { Subject, VirtualAction, VirtualTimeScheduler } from 'rxjs';
import type { Clock } from '../calendar/clock.ts';

/** A clock that tests move: timers fire in order, sleep skips them, and the zone can change. */
export class ManualClock implements Clock {
  readonly wake$ = new Subject<void>();
  readonly scheduler = new VirtualTimeScheduler(VirtualAction, 0);
  /** The moment at which the scheduler's time is 0. */
  #origin: number;
  #zone: string;

  /** Starts at a local time (`2026-11-20T12:00`) in a zone. */
  constructor(local: string, timeZone: string) {
    this.#zone = timeZone;
    this.#origin = toZoned(parseDateTime(local), timeZone).toDate().getTime();
  }

  now(): number {
    return this.#origin + this.scheduler.frame;
  }

  timeZone(): string {
    return this.#zone;
  }

  /** Lets time pass; timers fire when they are due, and what they start gets its turn. */
  async advance({ hours = 0, minutes = 0, seconds = 0 }): Promise<void> {
    const { scheduler } = this;
    const end = scheduler.frame + ((hours * 60 + minutes) * 60 + seconds) * 1000;
    await settle();
    for (;;) {
      const [next] = scheduler.actions;
      if (!next || next.delay > end) break;
      scheduler.maxFrames = next.delay;
      scheduler.flush();
      await settle();
    }
    scheduler.frame = end;
    await settle();
  }

  /** Moves to a local time without firing timers, as a device does that slept, and wakes the page. */
  async wakeAt(local: string, timeZone = this.#zone): Promise<void> {
    this.#zone = timeZone;
    this.#origin =
      toZoned(parseDateTime(local), timeZone).toDate().getTime() - this.scheduler.frame;
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
