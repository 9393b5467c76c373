import type { Observable } from 'rxjs';
import type { Clock } from '../calendar/clock.ts';
import type { Report } from '../errors/reporter.ts';
import type { Authentication } from './authentication.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { KeyValues } from './key-values.ts';
import type { Tabs } from './tabs.ts';

/** Everything outside that the core depends on. */
export interface Ports {
  readonly authentication: Authentication;
  /** Opens the user's documents; with `memory` without touching the browser's storage. */
  readonly openStore: (
    uid: string,
    options: { readonly memory: boolean },
  ) => Promise<DocumentStore>;
  /** Loads the code that `openStore` runs. Rejects when that fails. */
  readonly prefetchStore?: () => Promise<void>;
  /** Removes a copy that a sign-out could not clear, if there is one. */
  readonly clearLeftovers: () => Promise<void>;
  /** Asks a server of Evergift's own at this page's origin. */
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly online$: Observable<boolean>;
  readonly keyValues: KeyValues;
  readonly tabs: Tabs;
  readonly report: Report;
  /** Releases what the ports use. */
  readonly dispose?: () => Promise<void>;
}
