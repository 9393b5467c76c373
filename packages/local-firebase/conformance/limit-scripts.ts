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
  });
}
