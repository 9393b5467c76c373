import { deleteApp, initializeApp } from 'firebase/app';
import { fromEvent, merge, type Observable, of } from 'rxjs';
import { distinctUntilChanged, map } from 'rxjs/operators';
import { type Clock, createSystemClock } from './calendar/clock.ts';
import { composeData, type Data } from './compose-data.ts';
import { createReporter, type Report } from './errors/reporter.ts';
import { endTransactionsOnLeave } from './firebase/end-transactions.ts';
import type { EmulatorOrigins, FirebaseConfiguration } from './firebase/configuration.ts';
import { FirebaseAuthentication } from './firebase/firebase-authentication.ts';
import { mayHaveCopy } from './firebase/known-copy.ts';
import { limitAccountRequests } from './firebase/limit-account-requests.ts';
import { createLocalKeyValues } from './ports/key-values.ts';
import { createTabs } from './ports/tabs.ts';
import { loadedOnce } from './values/memoize.ts';

export interface DataOptions {
  readonly firebase: FirebaseConfiguration;
  /** Names this one among several on a page. */
  readonly name?: string;
  /** Origins of services to use in place of the real ones. */
  readonly emulator?: EmulatorOrigins;
  /** `memory` keeps nothing in the browser; by default the cache is persistent. */
  readonly storage?: 'persistent' | 'memory';
  /** By default the device's own. */
  readonly clock?: Clock;
  /** Receives problems that nobody asked about, scrubbed, each once. */
  readonly report?: Report;
}

/** The data of whoever is signed in, on Firebase. One per page; returns at once, everything arrives by observables. */
export function createData(options: DataOptions): Data {
  const { firebase, emulator = {}, storage = 'persistent' } = options;
  const endTracking = endTransactionsOnLeave();
  const app = initializeApp({ ...firebase }, options.name);
  const endLimit = limitAccountRequests({ authOrigin: emulator.auth });
  const keyValues = createLocalKeyValues();
  const firestore = loadedOnce(() => import('./firebase/open-firestore-store.ts'));
  // A newcomer, and who is signed out, needs it after the sign-in only.
  if (mayHaveCopy(keyValues)) firestore().catch(() => {});
  return composeData({
    authentication: new FirebaseAuthentication(app, emulator.auth),
    openStore: async (uid, { memory }) => {
      const { openFirestoreStore } = await firestore();
      return openFirestoreStore({
        app,
        origin: emulator.firestore,
        uid,
        memory: memory || storage === 'memory',
        keyValues,
      });
    },
    clearLeftovers: async () => {
      if (!mayHaveCopy(keyValues)) return;
      const { clearLeftCopy } = await firestore();
      await clearLeftCopy(app, keyValues);
    },
    prefetchStore: async () => void (await firestore()),
    fetch: (...request) => fetch(...request),
    clock: options.clock ?? createSystemClock(),
    online$: createOnline(),
    keyValues,
    tabs: createTabs(`evergift-${firebase.projectId}`),
    report: createReporter(options.report),
    dispose: () => {
      endLimit();
      endTracking();
      return deleteApp(app);
    },
  });
}

/** Whether the device believes that it has a network. */
function createOnline(): Observable<boolean> {
  if (typeof window === 'undefined') return of(true);
  return merge(of(null), fromEvent(window, 'online'), fromEvent(window, 'offline')).pipe(
    map(() => navigator.onLine),
    distinctUntilChanged(),
  );
}
