import { Subscription, type Observable } from 'rxjs';
import { createToday, todayOf, yearOf } from './calendar/today.ts';
import type { Planning } from './commands/placement.ts';
import { createCommandQueue } from './commands/command-queue.ts';
import { createCommands, type Commands } from './commands/commands.ts';
import { answered } from './graph/answered.ts';
import { RecordGraph } from './graph/record-graph.ts';
import { exportPhotos } from './photos/export-photos.ts';
import type { Core, Feature } from './feature.ts';
import {
  exportFormat,
  withoutShared,
  type Export,
  type PhotoExport,
} from './model/export-format.ts';
import type { Photo } from './model/photo.ts';
import type { Sharing } from './household/sharing.ts';
import { OpenHousehold } from './household/open-household.ts';
import type { Overruled } from './household/overruled.ts';
import type { LeftPlanner, Planner } from './household/planner.ts';
import { photoView } from './photos/photo-view.ts';
import { loadedOnce, memoize } from './values/memoize.ts';
import type { FormatChoices } from './formats/formats-for.ts';
import type { Ports } from './ports/ports.ts';
import { recordKinds } from './model/collections.ts';
import type { Query, QueryState } from './model/query-state.ts';
import { createQueries, type Queries } from './query/queries.ts';
import type { Reminders } from './reminders/open-reminders.ts';
import { Session } from './session/session.ts';
import type { StorageKind } from './store/document-store.ts';
import { startUpkeep } from './commands/start-upkeep.ts';
import { createConnection, type Connection } from './sync/connection.ts';
import { LiveDocuments, loadFormats } from './sync/live-documents.ts';
import { Outbox } from './sync/outbox.ts';
import { UnansweredWrites } from './sync/unanswered-writes.ts';
import { UserStore } from './sync/user-store.ts';
import type { StoredRecord } from './model/record.ts';
import { noSettings, settingsFieldsOf } from './model/settings.ts';
import { oldestFirst } from './values/compare.ts';

/** A person's gift planning data: who is signed in, every question, every command. */
export interface Data extends Queries {
  readonly session: Session;
  readonly commands: Commands;
  /** Today's calendar date in the user's zone; moves on at local midnight, after sleep, on a time-zone change. */
  readonly today$: Observable<string>;
  readonly connection$: Observable<Connection>;
  /** The planner that is open, who plans in it, and which others could be opened. */
  readonly planner$: Observable<Planner>;
  /** Opens another planner that the user was let into, or their own; this device remembers it. */
  openPlanner(ownerUid: string): Promise<void>;
  /** The planners that the user was taken out of while one was open: notify the user. */
  readonly leftPlanner$: Observable<LeftPlanner>;
  /** What others write over what the user wrote on this page, in a planner of several: notify the user. */
  readonly overruled$: Observable<Overruled>;
  /**
   * Inviting, joining, leaving and saying who is who. Its code is loaded at the first call; rejects when that fails.
   */
  openSharing(): Promise<Sharing>;
  /** Which currencies and regions there are. Its code is loaded when it is needed; rejects when that fails. */
  openFormats(): Promise<FormatChoices>;
  /** How many changes wait for the server. */
  readonly pendingWrites$: Observable<number>;
  /**
   * How many changes of earlier visits the server has refused, when some are found after the sign-in. They have been
   * taken back: notify the user.
   */
  readonly refusedChanges$: Observable<number>;
  /**
   * How many changes of earlier visits were lost because their page ended before this device had stored them, when some
   * are found after the sign-in: notify the user.
   */
  readonly interruptedChanges$: Observable<number>;
  /**
   * `memory` when the browser's storage is blocked or full: changes live as long as the page. `unanswered` when it does
   * not answer: the same, and what it has is there at the next start.
   */
  readonly storage$: Observable<StorageKind>;
  /** The picture of a gift, read when somebody subscribes; undefined for a gift without one. */
  photo$(giftItemId: string): Observable<Query<Photo | undefined>>;
  /**
   * How all of the user's data is known, once each list has answered, from the server or this device, or has failed.
   * What is not `complete` cannot be exported.
   */
  answered(): Promise<QueryState>;
  /** All of the user's data as plain values, for a download; the pictures come by `exportPhotos`. */
  exportData(): Export;
  /** The pictures of all gifts, for a download. Never rejects. */
  exportPhotos(): Promise<PhotoExport>;
  /** How a person is reminded. Its code is loaded at the first call; rejects when that fails. */
  openReminders(): Promise<Reminders>;
  /**
   * Opens a feature of one app, which `@evergift/data/feature` says how to write. It is put on the core once, however
   * often it is opened. Rejects when its code cannot be loaded.
   */
  open<T>(load: () => Promise<Feature<T>>): Promise<T>;
  /** Loads the code that is needed after a sign-in, ahead of it. Rejects when that fails. */
  prefetch(): Promise<void>;
  /** Ends everything without signing out: for tests, and for a page that loads its code anew. */
  dispose(): Promise<void>;
}

/** Gives each feature its core once. */
function createOpenFeature(core: Core) {
  const opened = new Map<Feature<unknown>, unknown>();
  return <T>(feature: Feature<T>): T => {
    if (!opened.has(feature)) opened.set(feature, feature(core));
    return opened.get(feature) as T;
  };
}

/** Puts the core together on its ports. */
export function composeData(ports: Ports): Data {
  const { clock } = ports;
  const graph = new RecordGraph(todayOf(clock), (moment) => yearOf(moment, clock));
  const userStore = new UserStore(ports, new LiveDocuments(graph, ports));
  const unanswered = new UnansweredWrites(graph, ports);
  const outbox = new Outbox(graph, userStore, unanswered, ports);
  const planning = (): Planning => household;
  const run = createCommandQueue({ graph, userStore, outbox, planning, ports });
  const household = new OpenHousehold({ graph, userStore, outbox, ports, run });
  const session = new Session({ graph, userStore, outbox, planning: household, ports });
  const today$ = createToday(clock);
  const subscriptions = new Subscription();
  subscriptions.add(today$.subscribe((today) => graph.update({ today })));
  subscriptions.add(startUpkeep({ graph, userStore, ports, run }));
  const core: Core = {
    ...{ graph, clock, ports, run, uid: () => userStore.uid },
    withoutListening: (work) => userStore.withoutListening(work),
  };
  const openFeature = createOpenFeature(core);
  return {
    session,
    commands: createCommands(graph, userStore, run),
    today$,
    connection$: createConnection(graph, outbox, ports),
    planner$: household.planner$,
    openPlanner: (ownerUid) => userStore.openPlanner(ownerUid),
    leftPlanner$: household.left$,
    overruled$: household.overruled$,
    openSharing: loadedOnce(async () => {
      const { Sharing } = await import('./household/sharing.ts');
      return new Sharing({ graph, userStore, outbox, household, ports, run });
    }),
    openFormats: loadFormats,
    pendingWrites$: outbox.count$,
    refusedChanges$: unanswered.refusedChanges$,
    interruptedChanges$: unanswered.interruptedChanges$,
    storage$: userStore.storage$.asObservable(),
    photo$: memoize((id: string) => photoView({ graph, userStore, ports }, id)),
    answered: () => answered(graph, recordKinds),
    exportData: () => exportOf(graph, clock.now()),
    exportPhotos: () => exportPhotos({ graph, userStore, ports }),
    openReminders: loadedOnce(async () => {
      const { openReminders } = await import('./reminders/open-reminders.ts');
      return openReminders(core);
    }),
    open: async (load) => openFeature(await load()),
    prefetch: async () => ports.prefetchStore?.(),
    dispose: async () => {
      session.dispose();
      household.dispose();
      subscriptions.unsubscribe();
      await userStore.dispose();
      ports.tabs.close();
      await ports.dispose?.();
    },
    ...createQueries(graph, household.viewer$),
  };
}

/** Oldest first, so that the same data gives the same file on every device. */
function plain<Record extends StoredRecord>(records: Iterable<Record>) {
  return [...records]
    .sort(oldestFirst)
    .map(({ pending: _, invalid: __, unknownFields, ...fields }) => ({
      ...unknownFields,
      ...withoutShared(fields),
    }));
}

/** @param now milliseconds since 1970 */
function exportOf(graph: RecordGraph, now: number): Export {
  const [settings = noSettings] = graph.settings.values();
  return {
    format: exportFormat,
    exportedAt: now,
    settings: { ...settings.unknownFields, ...settingsFieldsOf(settings) },
    people: plain(graph.people.values()),
    events: plain(graph.events.values()),
    giftItems: plain(graph.giftItems.values()),
  };
}
