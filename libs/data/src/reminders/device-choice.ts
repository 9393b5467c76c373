import { distinctUntilChanged, map, startWith, Subject, type Observable } from 'rxjs';
import type { KeyValues } from '../ports/key-values.ts';

/** Yes or no, kept on this device: no at first, and again after a sign-out. */
export interface DeviceChoice {
  /** Now, and whenever this page changes it. */
  readonly value$: Observable<boolean>;
  /** Read anew each time: another tab may have changed it. */
  readonly value: boolean;
  set(value: boolean): void;
}

/** @param keyOf where it is kept, for who is signed in now */
export function createDeviceChoice(keyValues: KeyValues, keyOf: () => string): DeviceChoice {
  const changed$ = new Subject<void>();
  const isChosen = () => keyValues.get(keyOf()) === 'yes';
  return {
    value$: changed$.pipe(startWith(undefined), map(isChosen), distinctUntilChanged()),
    get value() {
      return isChosen();
    },
    set: (value) => {
      keyValues.set(keyOf(), value ? 'yes' : undefined);
      changed$.next();
    },
  };
}
