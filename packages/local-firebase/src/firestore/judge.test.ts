import { describe, expect, test } from 'vitest';
import type { RulesContext, RulesRequest } from '../rules/types.ts';
import { ADMIN, int, merge, nameOf, open, remove, ROOT, set, USER } from './engine-fixture.ts';
import type { Precondition, Write } from './types.ts';

const when = (write: Write, currentDocument: Precondition): Write => ({
  ...write,
  currentDocument,
});

/** An engine with `a/old`, whose rules note what they are asked and allow what `allow` says. */
async function watched(allow: (request: RulesRequest) => boolean = () => true) {
  const asked: { request: RulesRequest; context: RulesContext }[] = [];
  const clock = () => Date.UTC(2026, 0, 2, 3, 4, 5, 678);
  const engine = await open({
    clock,
    rules: {
      decide(request, context) {
        asked.push({ request, context });
        return { allowed: allow(request), reason: 'false for the rule in line 7' };
      },
    },
  });
  await engine.commit([set('a/old', { n: int(1) })], ADMIN);
  return { engine, asked };
}

const methodOf = ({ request }: { request: RulesRequest }): string =>
  request.method === 'list' ? 'list' : `${request.method} ${request.name.slice(ROOT.length + 1)}`;

/** What the official emulator asks its rules about each of these writes. */
describe('what the rules are asked about a write', () => {
  test.each<[string, Write[], string]>([
    ['a set of a new document', [set('a/new')], 'create a/new'],
    ['a set of an existing one', [set('a/old')], 'update a/old'],
    ['a set that changes nothing', [set('a/old', { n: int(1) })], 'update a/old'],
    ['an update of a missing one', [when(set('a/new'), { exists: true })], 'update a/new'],
    ['a creation of an existing one', [when(set('a/old'), { exists: false })], 'create a/old'],
    [
      'an update time of a missing one',
      [when(set('a/new'), { updateTime: '2020-01-01T00:00:00Z' })],
      'update a/new',
    ],
    ['a deletion', [remove('a/old')], 'delete a/old'],
    ['a deletion of a missing one', [remove('a/new')], 'delete a/new'],
    [
      'a verification',
      [{ verify: nameOf('a/old'), currentDocument: { exists: true } }],
      'get a/old',
    ],
    ['a creation and deletion', [set('a/new'), remove('a/new')], 'delete a/new'],
    ['a deletion and creation', [remove('a/old'), set('a/old')], 'update a/old'],
    [
      'a set and update of a new one',
      [set('a/new'), when(merge('a/new', {}), { exists: true })],
      'create a/new',
    ],
  ])('%s', async (_name, writes, method) => {
    const { engine, asked } = await watched();
    await engine.commit(writes, USER).catch(() => undefined);
    expect(asked.map(methodOf)).toEqual([method]);
    const refusing = await watched(() => false);
    await expect(refusing.engine.commit(writes, USER)).rejects.toMatchObject({
      status: 'PERMISSION_DENIED',
    });
  });

  test('it sees the document before, and after with transforms and masks applied', async () => {
    const { engine, asked } = await watched();
    const write: Write = {
      ...merge('a/old', { m: int(5) }, 'm'),
      updateTransforms: [
        { fieldPath: 'n', increment: int(1) },
        { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
      ],
    };
    const { commitTime, writeResults } = await engine.commit([write], USER);
    const [{ request, context } = {} as never] = asked;
    const timestampValue = '2026-01-02T03:04:05.678Z';
    expect(request).toMatchObject({
      resource: { fields: { n: int(1) } },
      after: { fields: { n: int(2), m: int(5), at: { timestampValue } } },
    });
    expect(context.time).toBe(timestampValue);
    expect(commitTime > timestampValue.replace('Z', '000Z')).toBe(true);
    expect(writeResults[0]?.transformResults?.[1]).toEqual({ timestampValue });
  });

  test('it can look up the state before and the final state of the whole batch', async () => {
    const seen: unknown[] = [];
    const engine = await open({
      rules: {
        decide(_request, { lookup }) {
          const valueOf = (side: 'before' | 'after', path: string) =>
            lookup[side](nameOf(path))?.fields['n'];
          seen.push([valueOf('before', 'a/old'), valueOf('after', 'a/old')]);
          seen.push([valueOf('before', 'a/x'), valueOf('after', 'a/x')]);
          return { allowed: true, reason: '' };
        },
      },
    });
    await engine.commit([set('a/old', { n: int(1) })], ADMIN);
    await engine.commit(
      [remove('a/old'), set('a/x', { n: int(3) }), set('a/x', { n: int(4) })],
      USER,
    );
    const states = [
      [int(1), undefined],
      [undefined, int(4)],
    ];
    expect(seen).toEqual([...states, ...states]);
  });

  test('one refused document refuses the batch, with the reason in the text', async () => {
    const { engine } = await watched(
      (request) => 'name' in request && !request.name.endsWith('bad'),
    );
    const bad = when(set('a/bad'), { exists: false });
    await expect(engine.commit([set('a/good'), bad], USER)).rejects.toMatchObject({
      status: 'PERMISSION_DENIED',
      message: expect.stringMatching(/create on .*a\/bad: false for the rule in line 7/),
    });
    expect(engine.getDocuments([nameOf('a/good')], ADMIN).documents).toEqual([undefined]);
  });

  test('the refusal of a set is the same whether or not there is a document', async () => {
    const { engine } = await watched(() => false);
    const refusalOf = (path: string) =>
      engine.commit([set(path)], USER).catch(({ message }: Error) => message.replace(path, ''));
    expect(await refusalOf('a/old')).toBe(await refusalOf('a/new'));
  });

  test('what can never be valid is refused before the rules are asked', async () => {
    const { engine, asked } = await watched(() => false);
    await expect(engine.commit([set('a/__x__')], USER)).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    });
    expect(asked).toEqual([]);
  });
});

describe('reads', () => {
  test('each document is asked for once, a missing one too', async () => {
    const { engine, asked } = await watched();
    engine.getDocuments([nameOf('a/old'), nameOf('a/no'), nameOf('a/old')], { kind: 'anonymous' });
    expect(asked.map(methodOf)).toEqual(['get a/old', 'get a/no']);
    expect(asked[0]?.context.caller).toEqual({ kind: 'anonymous' });
  });

  test('a list and its judgement ask with the query', async () => {
    const { engine, asked } = await watched();
    const query = { from: [{ collectionId: 'a' }] };
    engine.runQuery(ROOT, query, USER);
    engine.judgeQuery(ROOT, query, USER);
    const request = { method: 'list', parent: ROOT, query };
    expect(asked.map((one) => one.request)).toEqual([request, request]);
  });

  test('are refused with the reason', async () => {
    const { engine } = await watched(() => false);
    const refusal = { status: 'PERMISSION_DENIED', message: expect.stringContaining('line 7') };
    const query = { from: [{ collectionId: 'a' }] };
    expect(() => engine.getDocuments([nameOf('a/old')], USER)).toThrow(
      expect.objectContaining(refusal),
    );
    expect(() => engine.runQuery(ROOT, query, USER)).toThrow(expect.objectContaining(refusal));
    expect(() => engine.judgeQuery(ROOT, query, USER)).toThrow(expect.objectContaining(refusal));
  });

  test('all writes of one commit count their look-ups together, each commit anew', async () => {
    const { engine, asked } = await watched();
    await engine.commit([set('a/one'), set('a/two')], USER);
    await engine.commit([set('a/three')], USER);
    const [one, two, three] = asked.map(({ context }) => context.documentsRead);
    expect(one).toBeInstanceOf(Set);
    expect(two).toBe(one);
    expect(three).not.toBe(one);
  });

  test('the admin is not judged', async () => {
    const { engine, asked } = await watched(() => false);
    engine.runQuery(ROOT, { from: [{ collectionId: 'a' }] }, ADMIN);
    engine.getDocuments([nameOf('a/old')], ADMIN);
    expect(asked).toEqual([]);
  });

  test('new rules are announced and count at once', async () => {
    const { engine } = await watched();
    let announced = 0;
    engine.onRulesChange(() => (announced += 1));
    engine.setRules({ decide: () => ({ allowed: false, reason: 'new' }) });
    expect(announced).toBe(1);
    expect(() => engine.getDocuments([nameOf('a/old')], USER)).toThrow('new');
  });
});
