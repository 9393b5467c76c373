import type { Observable } from 'rxjs';
import { fromEvent, merge, of } from 'rxjs';
import { distinctUntilChanged, map } from 'rxjs/operators';

/** Whether the device believes that it has a network. */
export function createOnline(): Observable<boolean> {
  if (typeof window === 'undefined') return of(true);
  return merge(of(null), fromEvent(window, 'online'), fromEvent(window, 'offline')).pipe(
    map(() => navigator.onLine),
    distinctUntilChanged(),
  );
}
