import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ofKind } from './queries.ts';
import { integer, Project, text, type Backend } from './target.ts';

const oneOf = (...kinds: string[]) => ({
  where: {
    fieldFilter: {
      field: { fieldPath: 'kind' },
      op: 'IN',
      value: { arrayValue: { values: kinds.map(text) } },
    },
  },
});

const by = (fieldPath: string, direction = 'ASCENDING') => ({
  orderBy: [
    { field: { fieldPath }, direction },
    { field: { fieldPath: '__name__' }, direction },
  ],
});

const QUERIES: Record<string, [query: Record<string, unknown>, ids: string]> = {
  'everything by name': [{}, 'a b c d e'],
  'the first two': [{ limit: 2 }, 'a b'],
  'one text': [ofKind('x'), 'b d'],
  'one of two texts': [oneOf('x', 'y'), 'a b d'],
  'the first of two texts': [{ ...oneOf('x', 'y'), limit: 1 }, 'a'],
  'no such text': [ofKind('z'), ''],
  'what has the field, by it': [by('kind'), 'c b d a'],
  'by the field downwards': [by('kind', 'DESCENDING'), 'a d b c'],
  'the last by the field': [{ ...by('kind', 'DESCENDING'), limit: 1 }, 'a'],
  'one text by another field': [{ ...ofKind('x'), ...by('rank') }, 'd b'],
};

/** Collections with a filter on texts, an order and a limit. */
export function queryScripts(backend: () => Backend): void {
  describe('query', () => {
    let project: Project;
    beforeAll(async () => {
      project = await Project.create(backend());
      const kinds = { a: text('y'), b: text('x'), c: integer(1), d: text('x') };
      const { status } = await project.commit([
        ...Object.entries(kinds).map(([id, kind], index) =>
          project.set(`q/${id}`, { kind, rank: integer(-index) }),
        ),
        project.set('q/e', {}),
      ]);
      expect(status).toBe(200);
    });
    afterAll(() => project.close());

    const run = async (query: Record<string, unknown>) => {
      const structuredQuery = { from: [{ collectionId: 'q' }], ...query };
      return project.call('runQuery', { structuredQuery });
    };

    it.each(Object.entries(QUERIES))('answers: %s', async (_name, [query, ids]) => {
      const { body } = await run(query);
      const found = body as { document?: { name: string } }[];
      expect(found.flatMap(({ document }) => document?.name.split('/').at(-1) ?? [])).toEqual(
        ids.split(' ').filter(Boolean),
      );
    });

    it.each(Object.entries(QUERIES))('listens: %s', async (_name, [query, ids]) => {
      const client = await project.listen(2, project.query('q', query));
      await client.current(2);
      expect(client.ids(2)).toEqual(ids.split(' ').filter(Boolean).sort());
      await client.channel.terminate();
    });

    it.each([
      ['a filter without a field', { where: { fieldFilter: { op: 'EQUAL', value: integer(1) } } }],
      ['in with no value', oneOf()],
      ['a negative limit', { limit: -1 }],
    ])('refuses %s', async (_what, query) => {
      const { status, body } = await run(query);
      const error = Array.isArray(body) ? body[0].error : body.error;
      expect([status, error.status]).toEqual([400, 'INVALID_ARGUMENT']);
    });
  });
}
