import { afterEach, describe, expect, it } from 'vitest';
import { ofKind } from './queries.ts';
import { integer, Project, text, type Backend } from './target.ts';
import { nanoseconds } from './timestamp.ts';

/** Targets and what commits mean for them. */
export function listenScripts(backend: () => Backend): void {
  describe('listen', () => {
    let project: Project;
    afterEach(() => project.close());

    const put = (...ids: [string, number][]) =>
      project.commit(ids.map(([id, n]) => project.set(`c/${id}`, { n: integer(n) })));

    it('answers a query with its documents and one global snapshot', async () => {
      project = await Project.create(backend());
      await put(['a', 1], ['b', 2]);
      const client = await project.listen(2, project.query('c'));
      const snapshot = await client.current(2);
      expect(client.ids(2)).toEqual(['a', 'b']);
      expect(snapshot.readTime).toMatch(/^\d{4}-.*Z$/);
      expect(snapshot.resumeToken).not.toBe('');
    });

    it('answers an empty collection with an empty, current target', async () => {
      project = await Project.create(backend());
      const client = await project.listen(2, project.query('nothing'));
      await client.current(2);
      expect(client.ids(2)).toEqual([]);
    });

    it('gives documents their create and update times', async () => {
      project = await Project.create(backend());
      await put(['a', 1]);
      const first = await put(['a', 2]);
      const client = await project.listen(2, project.query('c'));
      await client.current(2);
      const [document] = client.target(2).documents.values();
      expect(document?.updateTime).toBe(first.body.writeResults[0].updateTime);
      expect(String(document?.createTime) < String(document?.updateTime)).toBe(true);
    });

    it('sends a change, an addition and a deletion [delta]', async () => {
      project = await Project.create(backend());
      await put(['a', 1], ['b', 2]);
      const client = await project.listen(2, project.query('c'));
      await client.current(2);
      await put(['a', 5]);
      const changed = await client.current(2);
      expect(client.target(2).documents.get(project.name('c/a'))?.fields).toEqual({
        n: integer(5),
      });
      expect(changed.sent).toEqual(backend().isOfficial ? ['a', 'b'] : ['a']);
      await put(['c', 3]);
      await client.current(2);
      expect(client.ids(2)).toEqual(['a', 'b', 'c']);
      await project.commit([project.delete('c/b')]);
      const deleted = await client.current(2);
      expect(client.ids(2)).toEqual(['a', 'c']);
      if (!backend().isOfficial) expect(deleted.deleted).toEqual(['b']);
    });

    it('shows a batch as one snapshot, over all targets of the session', async () => {
      project = await Project.create(backend());
      await put(['a', 1]);
      const client = await project.listen(2, project.query('c'));
      await client.current(2);
      await client.add(4, project.documents('c/a'));
      await client.current(4);
      await put(['a', 2], ['b', 3], ['z', 4]);
      await client.snapshot();
      expect(client.ids(2)).toEqual(['a', 'b', 'z']);
      const [ofDocument] = client.target(4).documents.values();
      expect(ofDocument?.fields).toEqual({ n: integer(2) });
    });

    it('lets a document leave a filtered query and come back', async () => {
      project = await Project.create(backend());
      const be = (id: string, kind: string) => project.set(`c/${id}`, { kind: text(kind) });
      await project.commit([be('a', 'x'), be('b', 'x')]);
      const client = await project.listen(2, project.query('c', ofKind('x')));
      await client.current(2);
      await project.commit([be('a', 'y')]);
      const left = await client.current(2);
      expect(client.ids(2)).toEqual(['b']);
      if (!backend().isOfficial) expect(left.removed).toEqual(['a']);
      await project.commit([be('a', 'x')]);
      await client.current(2);
      expect(client.ids(2)).toEqual(['a', 'b']);
    });

    it('stays silent about commits that do not touch its targets', async () => {
      project = await Project.create(backend());
      const be = (path: string, kind: string) => project.set(path, { kind: text(kind) });
      await project.commit([be('c/a', 'x')]);
      const client = await project.listen(2, project.query('c', ofKind('x')));
      await client.current(2);
      await project.commit([be('other/x', 'x')]);
      await project.commit([be('c/low', 'y')]);
      await project.commit([be('c/b', 'x')]);
      const sent: string[] = [];
      while (!sent.includes('b')) sent.push(...(await client.snapshot()).sent);
      expect(sent).not.toContain('x');
      expect(sent).not.toContain('low');
      if (!backend().isOfficial) expect(sent).toEqual(['b']);
    });

    it('keeps a limited query full', async () => {
      project = await Project.create(backend());
      await put(['a', 1], ['b', 2], ['c', 3]);
      const client = await project.listen(2, project.query('c', { limit: 2 }));
      await client.current(2);
      expect(client.ids(2)).toEqual(['a', 'b']);
      await project.commit([project.delete('c/a')]);
      await client.current(2);
      expect(client.ids(2)).toEqual(['b', 'c']);
      await put(['0', 0]);
      await client.current(2);
      expect(client.ids(2)).toEqual(['0', 'b']);
    });

    it('follows a document that does not exist yet, until it is deleted again', async () => {
      project = await Project.create(backend());
      const client = await project.listen(2, project.documents('c/later'));
      const missing = await client.current(2);
      expect(missing.deleted).toEqual(['later']);
      await put(['later', 1]);
      await client.snapshot();
      expect(client.ids(2)).toEqual(['later']);
      await project.commit([project.delete('c/later')]);
      const deleted = await client.snapshot();
      expect(deleted.deleted).toEqual(['later']);
      expect(client.ids(2)).toEqual([]);
    });

    it('answers every removed target once, and then no longer follows it', async () => {
      project = await Project.create(backend());
      await put(['a', 1]);
      const client = await project.listen(2, project.query('c'));
      await client.current(2);
      await client.remove(2);
      const removal = await client.channel.next();
      expect(removal).toEqual({ targetChange: { targetChangeType: 'REMOVE', targetIds: [2] } });
      await put(['b', 2]);
      await client.add(4, project.documents('c/a'));
      await client.current(4);
      expect(client.target(2).documents.has(project.name('c/b'))).toBe(false);
    });

    it('takes a target id again after its removal', async () => {
      project = await Project.create(backend());
      await put(['a', 1]);
      const client = await project.listen(2, project.query('c'));
      await client.current(2);
      await client.remove(2);
      await client.add(2, project.query('c', { limit: 9 }));
      await client.current(2);
      expect(client.ids(2)).toEqual(['a']);
    });

    it('shows the removal of all documents', async () => {
      project = await Project.create(backend());
      await put(['a', 1], ['b', 2]);
      const client = await project.listen(2, project.query('c'));
      await client.current(2);
      await project.clear();
      await client.current(2);
      expect(client.ids(2)).toEqual([]);
    });

    it('never lets the read time go back', async () => {
      project = await Project.create(backend());
      const client = await project.listen(2, project.query('c'));
      const times = [(await client.current(2)).readTime];
      for (const n of [1, 2, 3]) {
        await put(['a', n]);
        times.push((await client.current(2)).readTime);
      }
      const order = times.map(nanoseconds);
      expect(order.every((time, at) => at === 0 || time > (order[at - 1] ?? 0n))).toBe(true);
    });
  });
}
