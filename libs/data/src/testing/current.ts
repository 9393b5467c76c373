import { firstValueFrom, type Observable } from 'rxjs';

/** The present value of an observable that gives it on subscribing. */
export function current<T>(observable$: Observable<T>): Promise<T> {
  return firstValueFrom(observable$);
}
