import { afterEach, describe, expect, it } from 'vitest';
import { integer, Project, rules, unsignedToken, type Backend } from './target.ts';

/** The calls by REST. */
export function unaryScripts(backend: () => Backend): void {
  describe('unary', () => {
    let project: Project;
    afterEach(() => project.close());

    it('commits and answers one result per write', async () => {
      project = await Project.create(backend());
      const { status, body } = await project.commit([
        project.set('c/a', { n: integer(1) }),
        project.delete('c/none'),
      ]);
      expect(status).toBe(200);
      expect(body.writeResults).toHaveLength(2);
      expect(body.writeResults[0].updateTime).toBe(body.commitTime);
    });

    it('reads several documents, missing ones included', async () => {
      project = await Project.create(backend());
      await project.commit([project.set('c/a', { n: integer(1) })]);
      const documents = ['c/none', 'c/a'].map((path) => project.name(path));
      const { body } = await project.call('batchGet', { documents });
      const answers = body as { found?: { fields: object }; missing?: string; readTime: string }[];
      expect(answers.find(({ found }) => found)?.found?.fields).toEqual({ n: integer(1) });
      expect(answers.find(({ missing }) => missing)?.missing).toBe(documents[0]);
    });

    it('runs a query', async () => {
      project = await Project.create(backend());
      await project.commit([3, 1, 2].map((n) => project.set(`c/d${n}`, { n: integer(n) })));
      const structuredQuery = { from: [{ collectionId: 'c' }], limit: 2 };
      const { body } = await project.call('runQuery', { structuredQuery });
      const found = body as { document: { name: string } }[];
      expect(found.map(({ document }) => document.name)).toEqual([
        project.name('c/d1'),
        project.name('c/d2'),
      ]);
    });

    it('answers an empty query with its read time alone', async () => {
      project = await Project.create(backend());
      const structuredQuery = { from: [{ collectionId: 'none' }] };
      const { body } = await project.call('runQuery', { structuredQuery });
      expect(body).toEqual([{ readTime: expect.any(String), done: true }]);
    });

    it('takes the update time as a precondition, in nanoseconds too', async () => {
      project = await Project.create(backend());
      const created = await project.commit([project.set('c/a', { n: integer(1) })]);
      const seen = String(created.body.writeResults[0].updateTime).replace(/Z$/, '000Z');
      const onlyIfSeen = (n: number) => ({
        ...project.set('c/a', { n: integer(n) }),
        currentDocument: { updateTime: seen },
      });
      expect((await project.commit([onlyIfSeen(2)])).status).toBe(200);
      const conflict = await project.commit([onlyIfSeen(3)]);
      expect(['FAILED_PRECONDITION', 'ABORTED']).toContain(conflict.body.error.status);
    });

    it('verifies a document that a transaction only read', async () => {
      project = await Project.create(backend());
      const created = await project.commit([project.set('c/a', { n: integer(1) })]);
      const { updateTime } = created.body.writeResults[0];
      const verify = { verify: project.name('c/a'), currentDocument: { updateTime } };
      const write = project.set('c/b', { n: integer(1) });
      expect((await project.commit([verify, write])).status).toBe(200);
      await project.commit([project.set('c/a', { n: integer(2) })]);
      const conflict = await project.commit([verify, write]);
      expect(conflict.status).toBeGreaterThanOrEqual(400);
    });

    it('is judged by the rules for the token’s user', async () => {
      project = await Project.create(
        backend(),
        rules('match /users/{uid}/{any=**} { allow read, write: if request.auth.uid == uid; }'),
      );
      const write = [project.set('users/u1/c/a', { n: integer(1) })];
      expect((await project.commit(write, unsignedToken('u1'))).status).toBe(200);
      for (const token of [unsignedToken('u2'), null]) {
        const refused = await project.commit(write, token);
        expect([refused.status, refused.body.error.status]).toEqual([403, 'PERMISSION_DENIED']);
      }
      const documents = [project.name('users/u1/c/a')];
      const foreign = await project.call('batchGet', { documents }, unsignedToken('u2'));
      expect(foreign.status).toBe(403);
    });

    it('gets a document by REST', async () => {
      project = await Project.create(backend());
      await project.commit([project.set('c/a', { n: integer(1) })]);
      const get = (path: string) =>
        project.request('GET', `/v1/${project.root}/${path}`, undefined, 'owner');
      expect((await get('c/a')).body.fields).toEqual({ n: integer(1) });
      expect((await get('c/none')).status).toBe(404);
    });

    it('refuses documents by another REST call than GET in clear words [restWrites]', async () => {
      project = await Project.create(backend());
      const path = `/v1/${project.root}/c?documentId=a`;
      const { status, body } = await project.request('POST', path, { fields: {} }, 'owner');
      if (backend().isOfficial) expect(status).toBe(200);
      else expect(body.error.message).toContain('is not part of the embedded backend');
    });

    it('reads document ids with odd characters', async () => {
      project = await Project.create(backend());
      const id = 'a b+c%:(é)';
      await project.commit([project.set(`c/${id}`, { n: integer(1) })]);
      const path = `/v1/${project.root}/c/${encodeURIComponent(id)}`;
      const { body } = await project.request('GET', path, undefined, 'owner');
      expect(body.name).toBe(project.name(`c/${id}`));
    });

    it.each([
      ['nonsense', '{x'],
      ['a list', '[1]'],
      ['an unknown write', JSON.stringify({ writes: [{ nope: 1 }] })],
      ['writes that are no list', JSON.stringify({ writes: 7 })],
    ])('refuses %s with 400', async (_what, body) => {
      project = await Project.create(backend());
      const answer = await project.call('commit', body);
      expect([answer.status, answer.body.error.status]).toEqual([400, 'INVALID_ARGUMENT']);
    });

    it('refuses an unknown method [unknownMethod]', async () => {
      project = await Project.create(backend());
      const answer = await project.call('teleport', {});
      if (backend().isOfficial) expect(answer.status).toBe(404);
      else expect([answer.status, answer.body.error.status]).toEqual([501, 'UNIMPLEMENTED']);
    });

    it('refuses server-side transactions in clear words [transactions]', async () => {
      project = await Project.create(backend());
      const begin = await project.call('beginTransaction', {});
      if (backend().isOfficial) expect(begin.status).toBe(200);
      else expect(begin.body.error.status).toBe('UNIMPLEMENTED');
    });

    it('refuses calculations over a query in clear words [calculations]', async () => {
      project = await Project.create(backend());
      const structuredQuery = { from: [{ collectionId: 'c' }] };
      const aggregations = [{ alias: 'n', count: {} }];
      const { status, body } = await project.call('runAggregationQuery', {
        structuredAggregationQuery: { structuredQuery, aggregations },
      });
      if (backend().isOfficial) expect(status).toBe(200);
      else expect(body.error.message).toContain('The method :runAggregationQuery is not part of');
    });

    it('refuses rules that do not compile, with the place', async () => {
      project = await Project.create(backend());
      const { status, body } = await project.setRules('rules_version = "2";\nservice cloud {');
      expect(status).toBe(400);
      expect(body.error.message).toMatch(/L\d+:\d+/);
    });
  });
}
