import { afterEach, describe, expect, it } from 'vitest';
import { ofKind } from './queries.ts';
import { integer, Project, text, type Backend } from './target.ts';

/** Coming back with a resume token, as after a reload with a warm cache. */
export function resumeScripts(backend: () => Backend): void {
  describe('resume', () => {
    let project: Project;
    afterEach(() => project.close());

    const put = (...ids: [string, number][]) =>
      project.commit(ids.map(([id, n]) => project.set(`c/${id}`, { n: integer(n) })));

    /** Listens, leaves, lets something happen, and comes back with the token. */
    async function comeBack(target: object, meanwhile: () => Promise<unknown>) {
      const before = await project.listen(2, target);
      const { resumeToken } = await before.current(2);
      const expectedCount = before.ids(2).length;
      await before.channel.terminate();
      await meanwhile();
      const again = await project.listen(2, { ...target, resumeToken, expectedCount });
      const snapshot = await again.current(2);
      return { again, snapshot, state: again.target(2) };
    }

    it('sends nothing again that did not change [resume]', async () => {
      project = await Project.create(backend());
      await put(['a', 1], ['b', 2]);
      const { snapshot, state } = await comeBack(project.query('c'), async () => undefined);
      if (backend().isOfficial) {
        expect(snapshot.reset).toEqual([2]);
        expect(snapshot.sent).toEqual(['a', 'b']);
      } else {
        expect(snapshot.sent).toEqual([]);
        expect(state.filter?.count).toBe(2);
      }
    });

    it('sends what was changed, added and deleted meanwhile [resume]', async () => {
      project = await Project.create(backend());
      await put(['a', 1], ['b', 2], ['c', 3]);
      const { snapshot, state } = await comeBack(project.query('c'), async () => {
        await put(['a', 9], ['d', 4]);
        await project.commit([project.delete('c/b')]);
      });
      if (backend().isOfficial) {
        expect(snapshot.sent).toEqual(['a', 'c', 'd']);
      } else {
        expect([...snapshot.sent].sort()).toEqual(['a', 'd']);
        expect(snapshot.deleted).toEqual(['b']);
        expect(state.filter?.count).toBe(3);
      }
    });

    it('knows what left a filtered query meanwhile', async () => {
      project = await Project.create(backend());
      const be = (id: string, kind: string) => project.set(`c/${id}`, { kind: text(kind) });
      await project.commit([be('a', 'x'), be('b', 'x')]);
      const { again } = await comeBack(project.query('c', ofKind('x')), () =>
        project.commit([be('a', 'y')]),
      );
      expect(again.ids(2)).toEqual(['b']);
    });

    it('answers a limited query so that it is full', async () => {
      project = await Project.create(backend());
      await put(['a', 1], ['b', 2], ['c', 3]);
      const { again } = await comeBack(project.query('c', { limit: 2 }), () =>
        project.commit([project.delete('c/a')]),
      );
      expect(again.ids(2)).toEqual(['b', 'c']);
    });

    it('resets a target whose token it did not give', async () => {
      project = await Project.create(backend());
      await put(['a', 1]);
      const foreign = Buffer.from('CgkI1q3u1ayWmAM=', 'base64').toString('base64');
      const client = await project.listen(2, { ...project.query('c'), resumeToken: foreign });
      const snapshot = await client.current(2);
      expect(snapshot.reset).toEqual([2]);
      expect(client.ids(2)).toEqual(['a']);
    });

    it('answers a document that was deleted meanwhile', async () => {
      project = await Project.create(backend());
      await put(['a', 1]);
      const { snapshot } = await comeBack(project.documents('c/a'), () =>
        project.commit([project.delete('c/a')]),
      );
      expect(snapshot.deleted).toEqual(['a']);
    });
  });
}
