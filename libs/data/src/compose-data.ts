import type { Observable } from 'rxjs';
import { createCommands, type Commands } from './commands/commands.ts';
import { exportOf, type Export } from './export-data.ts';
import { createQueries, type Queries } from './query/queries.ts';
import { Session } from './session/session.ts';
import { BirthdaySync } from './space/birthday-sync.ts';
import { createConnection, type Connection } from './space/connection.ts';
import type { Ports } from './space/ports.ts';
import { UserSpace } from './space/user-space.ts';
import type { StorageKind } from './store/document-store.ts';

/** A person's gift planning data: who is signed in, every question, every command. */
export interface Data extends Queries {
  readonly session: Session;
  readonly commands: Commands;
  /** Today's calendar date in the user's zone; moves on at local midnight, after sleep, on a time-zone change. */
  readonly today$: Observable<string>;
  readonly connection$: Observable<Connection>;
  /** How many changes wait for the server. */
  readonly pendingWrites$: Observable<number>;
  /**
   * How many changes of earlier visits the server has refused, when some are found after the sign-in. They have been
   * taken back: whoever made them should be told.
   */
  readonly refusedChanges$: Observable<number>;
  /** `memory` when the browser's storage is blocked or full: changes live as long as the page. */
  readonly storage$: Observable<StorageKind>;
  /** All of the user's data as plain values, for a download. */
  exportData(): Export;
  /** Ends everything without signing out: for tests, and for a page that loads its code anew. */
  dispose(): Promise<void>;
}

/** Puts the core together on its ports. */
export function composeData(ports: Ports): Data {
  const space = new UserSpace(ports);
  const sync = new BirthdaySync(space);
  return {
    session: new Session(space),
    commands: createCommands(space),
    today$: space.today$,
    connection$: createConnection(space),
    pendingWrites$: space.pending.count$,
    refusedChanges$: space.earlier.refused$,
    storage$: space.storage$.asObservable(),
    exportData: () => exportOf(space),
    dispose: async () => {
      sync.stop();
      await space.dispose();
      ports.tabs.close();
      await ports.dispose?.();
    },
    ...createQueries(space),
  };
}
