import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPEN_RULES, Project } from '../conformance/target.ts';
import { startLocalBackend, type RunningBackend } from '../src/index.ts';
import { FaultyProxy, type Fault } from './faulty-proxy.ts';
import { PersistentClient } from './persistent-client.ts';
import { afterCommits, type Command } from './write-model.ts';

const documentId = fc.constantFrom('a', 'b', 'c');
const amount = fc.integer({ min: 1, max: 9 });
const change = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), id: documentId, n: amount }),
  fc.record({ kind: fc.constant('increment' as const), id: documentId, n: amount }),
  fc.record({ kind: fc.constant('delete' as const), id: documentId }),
);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constant('reload' as const) },
  { weight: 1, arbitrary: fc.constant('cut' as const) },
  { weight: 2, arbitrary: fc.constant('wait' as const) },
);
const step = fc.record({ client: fc.constantFrom(0, 1), command });
const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ kind: fc.constant('cut request' as const), after: fc.integer({ min: 0, max: 900 }) }),
  fc.record({ kind: fc.constant('cut answer' as const), after: fc.integer({ min: 0, max: 600 }) }),
  fc.record({ kind: fc.constant('delay' as const), milliseconds: fc.integer({ min: 1, max: 15 }) }),
  fc.constant({ kind: 'none' as const }),
);

describe('two clients over a faulty connection', () => {
  let folder: string;
  let running: RunningBackend;
  let proxy: FaultyProxy;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'faulty-'));
    const rulesFile = join(folder, 'firestore.rules');
    writeFileSync(rulesFile, OPEN_RULES);
    running = await startLocalBackend({
      port: 0,
      rulesFile,
      projectId: 'demo-faulty',
      log: () => undefined,
    });
    proxy = await FaultyProxy.to(running.port);
  });
  afterAll(async () => {
    await proxy.close();
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('converge; no acknowledged write is lost and none is applied twice', async () => {
    const steps = fc.array(step, { minLength: 4, maxLength: 30 });
    const faults = fc.array(fault, { maxLength: 30 });
    // What began in time goes on to its end: fast-check's own limits leave it running behind the test.
    const end = Date.now() + 30_000;
    await fc.assert(
      fc.asyncProperty(steps, faults, async (script, network) => {
        if (Date.now() > end) return;
        const project = new Project({ name: 'faulty', baseUrl: proxy.url, isOfficial: false });
        const clients = [new PersistentClient(project), new PersistentClient(project)];
        proxy.suffer(network);
        for (const { client: index, command: asked } of script) {
          const client = clients[index] as PersistentClient;
          if (asked === 'reload') await client.reload();
          else if (asked === 'cut') proxy.cutAll();
          else if (asked === 'wait') await client.settle();
          else client.write(asked);
        }
        proxy.suffer([]);
        const commits = (await Promise.all(clients.map((client) => client.acknowledged()))).flat();
        const expected = afterCommits(commits);
        for (const client of clients) await client.shows(expected);
        const names = Object.keys(expected).map((id) => project.name(`c/${id}`));
        const stored = running.backend.engine.getDocuments(names, { kind: 'admin' }).documents;
        expect(stored.map((document) => document?.fields['n'])).toEqual(
          Object.values(expected).map((n) => ({ integerValue: String(n) })),
        );
        for (const client of clients) client.close();
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});
