import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { openEngine } from '../firestore/engine.ts';
import type { Caller, FirestoreEngine } from '../firestore/types.ts';
import { openMemoryStore } from '../storage/memory-store.ts';
import { ListenHub } from './listen-hub.ts';
import { ListenStream } from './listen-stream.ts';
import { WriteStream } from './write-stream.ts';

const DATABASE = 'projects/p/databases/(default)';
const ROOT = `${DATABASE}/documents`;
const ADMIN: Caller = { kind: 'admin' };
const opening = { database: DATABASE, authentication: Promise.resolve({ caller: ADMIN }) };

type Sent = Record<string, Record<string, unknown>>;

describe('streams over the engine', () => {
  let engine: FirestoreEngine;
  let hub: ListenHub;
  let sent: Sent[];
  let reported: unknown[];
  const sender = {
    send: (payload: object) => void sent.push(payload as Sent),
    end: () => undefined,
  };

  beforeEach(async () => {
    reported = [];
    engine = await openEngine({
      store: openMemoryStore(),
      reportError: (error) => reported.push(error),
    });
    hub = new ListenHub(engine);
    sent = [];
  });

  const listen = (refreshEvery?: number) =>
    new ListenStream(
      { engine, hub, identity: 'i', ...(refreshEvery && { refreshEvery }) },
      opening,
      sender,
    );
  const query = (collectionId: string) => ({
    query: { parent: ROOT, structuredQuery: { from: [{ collectionId }] } },
  });
  const set = (path: string) =>
    engine.commit([{ update: { name: `${ROOT}/${path}`, fields: {} } }], ADMIN);
  const isGlobal = (payload: Sent) =>
    payload['targetChange']?.['readTime'] !== undefined && !payload['targetChange']['targetIds'];

  it('brings the resume tokens of a quiet stream up to date', async () => {
    const stream = listen(5);
    await stream.receive({ addTarget: { targetId: 2, ...query('c') } });
    await set('elsewhere/a');
    const written = engine.readTime();
    sent.length = 0;
    while (!sent.some(isGlobal)) await new Promise((resolve) => setImmediate(resolve));
    const [refresh] = sent;
    const token = Buffer.from(String(refresh?.['targetChange']?.['resumeToken']), 'base64');
    expect(token.toString().split('|')[2]! >= written).toBe(true);
    stream.close();
  });

  it('hears of no commit that cannot concern it', async () => {
    const stream = listen();
    await stream.receive({ addTarget: { targetId: 2, ...query('c') } });
    sent.length = 0;
    await set('elsewhere/a');
    await set('c/a/deeper/b');
    expect(sent).toEqual([]);
    await set('c/a');
    expect(sent.map((payload) => Object.keys(payload)[0])).toEqual([
      'documentChange',
      'targetChange',
    ]);
    stream.close();
    await set('c/b');
    expect(sent).toHaveLength(2);
  });

  it('ends a stream that fails on a commit, and lets the others hear it', async () => {
    const failing = { ...engine };
    failing.judgeQuery = () => {
      throw new Error('broken');
    };
    const last: unknown[] = [];
    const broken = new ListenStream({ engine: failing, hub, identity: 'i' }, opening, {
      send: (payload) => void last.push(payload),
      end: () => undefined,
    });
    await broken.receive({ addTarget: { targetId: 2, ...query('c') } });
    const stream = listen();
    await stream.receive({ addTarget: { targetId: 2, ...query('c') } });
    sent.length = 0;
    await set('c/a');
    expect(last.at(-1)).toMatchObject({ error: { status: 'INTERNAL' } });
    expect(sent[0]).toHaveProperty('documentChange');
    expect(String(reported[0])).toContain('could not follow');
    stream.close();
  });

  it('names a document once for all targets that it is in', async () => {
    const stream = listen();
    await stream.receive({ addTarget: { targetId: 2, ...query('c') } });
    await stream.receive({ addTarget: { targetId: 4, documents: { documents: [`${ROOT}/c/a`] } } });
    sent.length = 0;
    await set('c/a');
    expect(sent[0]?.['documentChange']?.['targetIds']).toEqual(expect.arrayContaining([2, 4]));
    expect(sent).toHaveLength(2);
    stream.close();
  });

  it('refuses a target outside its database', async () => {
    const stream = listen();
    const parent = 'projects/q/databases/(default)/documents';
    const structuredQuery = { from: [{ collectionId: 'c' }] };
    await stream.receive({ addTarget: { targetId: 2, query: { parent, structuredQuery } } });
    expect(sent.at(-1)?.['targetChange']).toMatchObject({
      targetChangeType: 'REMOVE',
      targetIds: [2],
      cause: { code: 3 },
    });
    stream.close();
  });

  it('answers any message with a status, and lives on for other streams', async () => {
    const keys = fc.constantFrom('addTarget', 'removeTarget', 'targetId', 'query', 'documents');
    const more = fc.constantFrom('parent', 'structuredQuery', 'from', 'where', 'writes', 'update');
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom<unknown>(null, 2, -1, 1.5, '', ROOT, `${ROOT}/c/a`, true),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.oneof(keys, more), tie('value'), { maxKeys: 4 }),
      ),
    })).value;
    await fc.assert(
      fc.asyncProperty(json, fc.array(json, { maxLength: 3 }), async (message, writes) => {
        const stream = listen();
        await stream.receive(message);
        await stream.receive({ addTarget: message });
        stream.close();
        const writing = new WriteStream({ engine }, opening, sender);
        await writing.receive({ database: DATABASE });
        await writing.receive({ streamToken: 'MA==', writes });
        const statuses = sent.flatMap((payload) => payload['error']?.['status'] ?? []);
        expect(statuses).not.toContain('INTERNAL');
        sent.length = 0;
      }),
      { numRuns: 100 },
    );
    const stream = listen();
    await stream.receive({ addTarget: { targetId: 2, ...query('c') } });
    expect(sent.some(isGlobal)).toBe(true);
    stream.close();
  });
});
