import { NEVER, of } from 'rxjs';
import { todayOf } from '../calendar/today.ts';
import { RecordGraph } from '../graph/record-graph.ts';
import { createMemoryKeyValues } from '../ports/key-values.ts';
import type { Ports } from '../ports/ports.ts';
import { LiveDocuments } from '../sync/live-documents.ts';
import { Outbox } from '../sync/outbox.ts';
import { UnansweredWrites } from '../sync/unanswered-writes.ts';
import { UserStore } from '../sync/user-store.ts';
import { ManualClock } from './manual-clock.ts';
import { MemoryAuthentication } from './memory-authentication.ts';
import { MemoryBackend } from './memory-backend.ts';
import { MemoryDevice } from './memory-device.ts';
import { MemoryStore } from './memory-store.ts';

/** Everything that the core depends on, in memory; a test gives the part that it is about. */
export function memoryPorts(own: Partial<Ports> = {}): Ports {
  const backend = new MemoryBackend(() => 0);
  return {
    authentication: new MemoryAuthentication(() => 0),
    openStore: (uid) => Promise.resolve(new MemoryStore(new MemoryDevice(backend, uid))),
    clearLeftovers: () => Promise.resolve(),
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    clock: new ManualClock('2026-11-20T12:00', 'Europe/Berlin'),
    online$: of(true),
    keyValues: createMemoryKeyValues(),
    tabs: { messages$: NEVER, send: () => {}, close: () => {} },
    report: () => {},
    ...own,
  };
}

/** The core's parts on these ports, for tests of one of them. */
export function partsOn(ports: Ports) {
  const graph = new RecordGraph(todayOf(ports.clock));
  const userStore = new UserStore(ports, new LiveDocuments(graph, ports));
  const outbox = new Outbox(graph, userStore, new UnansweredWrites(graph, ports), ports);
  return { graph, userStore, outbox };
}
