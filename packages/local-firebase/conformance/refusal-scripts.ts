import { afterEach, describe, expect, it } from 'vitest';
import { integer, Project, rules, type Backend } from './target.ts';

/** Targets and streams that are refused, at once or later. */
export function refusalScripts(backend: () => Backend): void {
  describe('refuse', () => {
    let project: Project;
    afterEach(() => project.close());

    const put = (...ids: [string, number][]) =>
      project.commit(ids.map(([id, n]) => project.set(`c/${id}`, { n: integer(n) })));

    it('ends the stream when a target id is in use [targetInUse]', async () => {
      project = await Project.create(backend());
      const client = await project.listen(2, project.query('c'));
      await client.current(2);
      void client.add(2, project.query('c')).catch(() => undefined);
      const { error } = await client.channel.next((payload) => 'error' in payload);
      const { status } = error as { status: string };
      expect(status).toBe(backend().isOfficial ? 'UNKNOWN' : 'INVALID_ARGUMENT');
    });

    it('refuses a target whose query cannot be understood [badQuery]', async () => {
      project = await Project.create(backend());
      const client = await project.listen(2, project.query('c'));
      await client.current(2);
      const where = { fieldFilter: { field: { fieldPath: 'n' }, op: 'ABOUT', value: integer(1) } };
      void client.add(4, project.query('c', { where })).catch(() => undefined);
      if (backend().isOfficial)
        await expect(client.channel.next(() => true, 500)).rejects.toThrow();
      else expect((await client.refusal(4)).code).toBe(12);
    });

    it('refuses a token that is garbage [badToken]', async () => {
      project = await Project.create(backend());
      const channel = project.channel('Listen', 'garbage');
      const opening = channel.openSession({ database: project.database });
      void opening.then(() => channel.runBackChannel()).catch(() => undefined);
      const answer = channel.next(() => true, backend().isOfficial ? 500 : 5000);
      if (backend().isOfficial) await expect(answer).rejects.toThrow('nothing came');
      else expect(await answer).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
    });

    it('refuses a target by the rules and lets the others live', async () => {
      project = await Project.create(
        backend(),
        rules(
          'match /c/{id} { allow read: if true; } match /secret/{id} { allow read: if false; }',
        ),
      );
      await put(['a', 1]);
      const client = await project.listen(2, project.query('c'));
      await client.current(2);
      await client.add(4, project.query('secret'));
      expect((await client.refusal(4)).code).toBe(7);
      await client.add(6, project.documents('secret/x'));
      expect((await client.refusal(6)).code).toBe(7);
      await put(['b', 2]);
      await client.snapshot();
      expect(client.ids(2)).toEqual(['a', 'b']);
    });

    it('ends a document’s target when a change makes it unreadable', async () => {
      project = await Project.create(
        backend(),
        rules('match /c/{id} { allow read: if resource.data.n < 5; }'),
      );
      await put(['a', 1]);
      const client = await project.listen(2, project.documents('c/a'));
      await client.current(2);
      await put(['a', 7]);
      expect((await client.refusal(2)).code).toBe(7);
    });

    it('judges open targets again when the rules change [rulesAtOnce]', async () => {
      project = await Project.create(backend());
      await put(['a', 1]);
      const client = await project.listen(2, project.query('c'));
      await client.current(2);
      await project.setRules(rules('match /c/{id} { allow read: if false; }'));
      if (backend().isOfficial) await put(['a', 2]);
      expect((await client.refusal(2)).code).toBe(7);
    });
  });
}
