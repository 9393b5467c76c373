import { NEVER, of } from 'rxjs';
import { createMemoryKeyValues } from '../space/key-values.ts';
import type { Ports } from '../space/ports.ts';
import { ManualClock } from './manual-clock.ts';
import { MemoryAuthentication } from './memory-authentication.ts';
import { MemoryBackend } from './memory-backend.ts';
import { MemoryDevice } from './memory-device.ts';
import { MemoryStore } from './memory-store.ts';

/** Everything that the core stands on, in memory; a test gives the part that it is about. */
export function memoryPorts(own: Partial<Ports> = {}): Ports {
  const backend = new MemoryBackend(() => 0);
  return {
    authentication: new MemoryAuthentication(() => 0),
    openStore: (uid) => Promise.resolve(new MemoryStore(new MemoryDevice(backend, uid))),
    clearLeftovers: () => Promise.resolve(),
    clock: new ManualClock('2026-11-20T12:00', 'Europe/Berlin'),
    online$: of(true),
    keyValues: createMemoryKeyValues(),
    tabs: { messages$: NEVER, tell: () => {}, close: () => {} },
    report: () => {},
    ...own,
  };
}
