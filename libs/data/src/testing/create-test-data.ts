// A page loads these later; in a test they are here at once.
import '../commands/daily-sync.ts';
import '../commands/mend-references.ts';
import '../session/delete-everything.ts';
import { BehaviorSubject, Subject } from 'rxjs';
import { composeData, type Data } from '../compose-data.ts';
import { createReporter, type Problem } from '../errors/reporter.ts';
import { createMemoryKeyValues, type KeyValues } from '../ports/key-values.ts';
import type { TabMessage } from '../ports/tabs.ts';
import { ManualClock, settle } from './manual-clock.ts';
import { MemoryAuthentication } from './memory-authentication.ts';
import { MemoryBackend } from './memory-backend.ts';
import { MemoryDevice } from './memory-device.ts';
import { MemoryStore } from './memory-store.ts';

export interface TestDataOptions {
  /** Local time at the start, by default `2026-11-20T12:00`. */
  readonly now?: string;
  /** By default `Europe/Berlin`. */
  readonly timeZone?: string;
  /** Who is signed in at the start: an address, by default `ada@example.com`; null for nobody. */
  readonly user?: string | null;
  /** Take part in the world of another one: its server, its clock. */
  readonly world?: Pick<TestData, 'backend' | 'clock' | 'authentication'>;
  /** The same device as before: its copy of the data, its small facts. */
  readonly device?: Pick<TestData, 'device' | 'keyValues'>;
  /** Answers what the page asks of Evergift's own server; by default nobody does. */
  readonly fetch?: typeof fetch;
  /** So many attempts to open the store fail. */
  readonly failOpening?: number;
}

export interface TestData {
  readonly data: Data;
  readonly backend: MemoryBackend;
  readonly device: (uid?: string) => MemoryDevice;
  readonly authentication: MemoryAuthentication;
  readonly clock: ManualClock;
  readonly keyValues: KeyValues;
  readonly problems: readonly Problem[];
  readonly uid: string;
  /** Cuts this device off: writes wait, queries turn offline. */
  goOffline(): void;
  goOnline(): Promise<void>;
}

/** The real core on memory ports: everything but the browser's storage and the network is the same. */
export async function createTestData(options: TestDataOptions = {}): Promise<TestData> {
  const { now = '2026-11-20T12:00', timeZone = 'Europe/Berlin', world } = options;
  const user = options.user === undefined ? 'ada@example.com' : options.user;
  const clock = world?.clock ?? new ManualClock(now, timeZone);
  const backend = world?.backend ?? new MemoryBackend(() => clock.now());
  const authentication = new MemoryAuthentication(() => clock.now());
  const keyValues = options.device?.keyValues ?? createMemoryKeyValues();
  const online$ = new BehaviorSubject(true);
  const devices = new Map<string, MemoryDevice>();
  const problems: Problem[] = [];
  let failures = options.failOpening ?? 0;
  const uid = (user ?? 'ada@example.com').replace(/[^A-Za-z0-9]/g, '-');

  const deviceOf = (owner = uid): MemoryDevice => {
    let device = devices.get(owner) ?? options.device?.device(owner);
    device ??= new MemoryDevice(backend, owner);
    devices.set(owner, device);
    return device;
  };

  const data = composeData({
    authentication,
    openStore: (owner, { memory }) => {
      if ((failures -= 1) >= 0) return Promise.reject(new Error('no store'));
      if (memory) devices.set(owner, new MemoryDevice(backend, owner, 'memory'));
      return Promise.resolve(new MemoryStore(deviceOf(owner)));
    },
    clearLeftovers: () => Promise.resolve(),
    fetch: options.fetch ?? (() => Promise.reject(new TypeError('Failed to fetch'))),
    clock,
    online$,
    keyValues,
    tabs: { messages$: new Subject<TabMessage>(), send: () => {}, close: () => {} },
    report: createReporter((problem) => problems.push(problem)),
  });
  authentication.start(user ?? undefined);
  await settle();
  await clock.advance({});

  return {
    data,
    backend,
    device: deviceOf,
    authentication,
    clock,
    keyValues,
    problems,
    uid,
    goOffline: () => {
      online$.next(false);
      for (const device of devices.values()) device.goOffline();
    },
    goOnline: async () => {
      online$.next(true);
      for (const device of devices.values()) device.goOnline();
      await settle();
    },
  };
}
