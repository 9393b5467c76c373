import { asyncScheduler, Observable, type SchedulerLike } from 'rxjs';

/** The one source of time. Everything that depends on time takes it from here. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The user's time zone, IANA name. Asked again each time: it can change while the page is open. */
  timeZone(): string;
  /** What RxJS's operators wait by, for example `timer(1_000, clock.scheduler)`. Toasts take it too. */
  readonly scheduler: SchedulerLike;
  /** Emits when the page may have slept or the zone may have changed: time should be read again. */
  readonly wake$: Observable<void>;
}

/**
 * The zone that the browser names; where it knows none, and could not reckon in it, that of the device's present
 * offset.
 */
function deviceZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  try {
    if (timeZone && Intl.DateTimeFormat('en-US', { timeZone })) return timeZone;
  } catch {
    // A name that is no zone, such as 'Etc/Unknown'.
  }
  const hours = Math.round(new Date().getTimezoneOffset() / 60);
  return `Etc/GMT${hours < 0 ? '' : '+'}${hours}`;
}

const wakingEvents = ['focus', 'pageshow', 'online'] as const;

/** The device's own clock and time zone. */
export function createSystemClock(): Clock {
  return {
    now: () => Date.now(),
    timeZone: deviceZone,
    scheduler: asyncScheduler,
    wake$: new Observable<void>((subscriber) => {
      if (typeof window === 'undefined') return;
      const wake = () => subscriber.next();
      for (const event of wakingEvents) window.addEventListener(event, wake);
      document.addEventListener('visibilitychange', wake);
      return () => {
        for (const event of wakingEvents) window.removeEventListener(event, wake);
        document.removeEventListener('visibilitychange', wake);
      };
    }),
  };
}
