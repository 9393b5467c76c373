import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANSWERS } from './query-answers.ts';
import { mixedDocuments, QUERIES, where } from './query-data.ts';
import { integer, Project, type Backend } from './target.ts';

/** Filters, orders, cursors and limits over values of every type. */
export function queryScripts(backend: () => Backend): void {
  describe('query', () => {
    let project: Project;
    beforeAll(async () => {
      project = await Project.create(backend());
      const documents = Object.entries(mixedDocuments(project.database));
      const { status } = await project.commit(
        documents.map(([id, fields]) => project.set(`q/${id}`, fields)),
      );
      expect(status).toBe(200);
    });
    afterAll(() => project.close());

    const run = async (query: Record<string, unknown>) => {
      const structuredQuery = { from: [{ collectionId: 'q' }], ...query };
      return project.call('runQuery', { structuredQuery });
    };
    const idsOf = (body: { document?: { name: string } }[]) =>
      body.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []).join(' ');

    it.each(Object.entries(QUERIES))('answers: %s', async (name, query) => {
      const { body } = await run(query);
      expect(idsOf(body)).toBe(ANSWERS[name]);
    });

    it.each(Object.entries(QUERIES).filter(([, query]) => !('offset' in query)))(
      'listens: %s',
      async (name, query) => {
        const client = await project.listen(2, project.query('q', query));
        await client.current(2);
        expect(client.ids(2)).toEqual((ANSWERS[name] ?? '').split(' ').sort());
        await client.channel.terminate();
      },
    );

    it.each([
      ['an unknown operator', { where: where('v', 'ABOUT', integer(1)) }],
      ['a filter without a field', { where: { fieldFilter: { op: 'EQUAL', value: integer(1) } } }],
      ['in with no value', { where: where('v', 'IN', { arrayValue: {} }) }],
      ['a negative limit', { limit: -1 }],
      ['a cursor longer than the order', { startAt: { values: [integer(1), integer(2)] } }],
    ])('refuses %s', async (_what, query) => {
      const { status, body } = await run(query);
      const error = Array.isArray(body) ? body[0].error : body.error;
      expect([status, error.status]).toEqual([400, 'INVALID_ARGUMENT']);
    });
  });
}
