import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integer, Project, text, type Backend } from './target.ts';
import type { Payload } from './wire-channel.ts';

const nested = (depth: number): unknown =>
  depth === 0 ? integer(1) : { mapValue: { fields: { m: nested(depth - 1) } } };

/** What the real service refuses, in its terms. */
export function limitScripts(backend: () => Backend): void {
  describe('limits', () => {
    let project: Project;
    beforeAll(async () => {
      project = await Project.create(backend());
    });
    afterAll(() => project.close());

    const commit = async (write: Payload) => {
      const { status, body } = await project.commit([write]);
      return status === 200 ? 'ok' : String(body.error.status);
    };
    const set = (fields: Record<string, unknown>) => commit(project.set('c/a', fields));

    it.each<[string, () => Promise<string>, string]>([
      ['a document of nearly 1 MiB', () => set({ t: text('x'.repeat(1_048_000)) }), 'ok'],
      ['a document above 1 MiB', () => set({ t: text('x'.repeat(1_048_600)) }), 'INVALID_ARGUMENT'],
      ['a field 20 levels deep', () => set({ m: nested(19) }), 'ok'],
      ['a field 21 levels deep', () => set({ m: nested(21) }), 'INVALID_ARGUMENT'],
      ['a reserved field name', () => set({ __mine__: integer(1) }), 'INVALID_ARGUMENT'],
      ['an empty field name', () => set({ '': integer(1) }), 'INVALID_ARGUMENT'],
      [
        'an array in an array',
        () => set({ l: { arrayValue: { values: [{ arrayValue: {} }] } } }),
        'INVALID_ARGUMENT',
      ],
      ['a reserved document id', () => commit(project.set('c/__a__', {})), 'INVALID_ARGUMENT'],
      ['the document id ..', () => commit(project.set('c/..', {})), 'INVALID_ARGUMENT'],
      ['a collection as a document', () => commit(project.set('c', {})), 'INVALID_ARGUMENT'],
      [
        'an integer beyond 64 bits',
        () => set({ n: { integerValue: '9223372036854775808' } }),
        'INVALID_ARGUMENT',
      ],
      [
        'two kinds in one value',
        () => set({ n: { ...integer(1), ...text('x') } }),
        'INVALID_ARGUMENT',
      ],
      [
        'an updateMask with a field path that cannot be read',
        () => commit({ ...project.set('c/a', {}), updateMask: { fieldPaths: ['a..b'] } }),
        'INVALID_ARGUMENT',
      ],
    ])('answers %s', async (_what, ask, expected) => {
      expect(await ask()).toBe(expected);
    });

    const filter = (fieldPath: string) => {
      const where = { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: text('x') } };
      return query({ where });
    };
    const query = async (more: Payload) => {
      const structuredQuery = { from: [{ collectionId: 'c' }], ...more };
      const { status, body } = await project.call('runQuery', { structuredQuery });
      return status === 200 ? 'ok' : String((body[0] ?? body).error.status);
    };
    const mask = (path: string) =>
      commit({ ...project.set('c/a', {}), updateMask: { fieldPaths: [path] } });
    const levels = (count: number) => Array.from({ length: count }, () => 'm').join('.');
    const bytes = (count: number) => `m.${'x'.repeat(count - 2)}`;

    it.each<[string, (path: string) => Promise<string>]>([
      ['a filter', filter],
      ['an updateMask', mask],
    ])('bounds a field path in %s by its levels and its bytes [fieldPath]', async (_where, ask) => {
      for (const path of [levels(20), bytes(1499)]) expect(await ask(path)).toBe('ok');
      const between = backend().isOfficial ? 'INVALID_ARGUMENT' : 'ok';
      for (const path of [levels(100), bytes(1500)]) expect(await ask(path)).toBe(between);
      for (const path of [levels(101), bytes(1501)]) {
        expect(await ask(path)).toBe('INVALID_ARGUMENT');
      }
    });

    const document = (path: string) => commit(project.set(path, {}));
    it('takes a document in 100 collections and an id of 1,500 bytes, and no more', async () => {
      const deep = (count: number) => Array.from({ length: count }, () => 'c/d').join('/');
      const answers = [];
      for (const path of [deep(100), deep(101), `c/${'d'.repeat(1500)}`, `c/${'d'.repeat(1501)}`]) {
        answers.push(await document(path));
      }
      expect(answers).toEqual(['ok', 'INVALID_ARGUMENT', 'ok', 'INVALID_ARGUMENT']);
    });
  });
}
