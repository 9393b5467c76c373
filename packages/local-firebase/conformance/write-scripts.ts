import { afterEach, describe, expect, it } from 'vitest';
import { integer, Project, rules, unsignedToken, type Backend } from './target.ts';
import { nanoseconds } from './timestamp.ts';
import type { Payload, WireChannel } from './wire-channel.ts';

const isAnswer = (payload: Payload) => 'streamToken' in payload;
const isError = (payload: Payload) => 'error' in payload;

/** The Write stream: handshake, answers in order, refusals. */
export function writeScripts(backend: () => Backend): void {
  describe('write', () => {
    let project: Project;
    afterEach(() => project.close());

    const message = (...writes: Payload[]) => ({ streamToken: 'MA==', writes });
    const read = async (path: string) =>
      (await project.request('GET', `/v1/${project.name(path)}`, undefined, 'owner')).body.fields;
    const refusal = async (channel: WireChannel, ...writes: Payload[]) => {
      void channel.send(message(...writes)).catch(() => undefined);
      const { error } = await channel.next(isError);
      return error as { status: string; message: string };
    };

    it('greets with a stream token', async () => {
      project = await Project.create(backend());
      const { streamToken } = await project.write();
      expect(Buffer.from(streamToken, 'base64').length).toBeGreaterThan(0);
    });

    it('answers each message once, in order, with one result per write', async () => {
      project = await Project.create(backend());
      const { channel } = await project.write();
      await channel.send(
        message(project.set('c/a', { n: integer(1) }), project.set('c/b', { n: integer(1) })),
        message(project.set('c/a', { n: integer(2) })),
        message(project.delete('c/b')),
      );
      const counts: number[] = [];
      const times: string[] = [];
      for (let n = 0; n < 3; n += 1) {
        const answer = await channel.next(isAnswer);
        counts.push((answer['writeResults'] as unknown[]).length);
        times.push(String(answer['commitTime']));
      }
      expect(counts).toEqual([2, 1, 1]);
      expect(times).toEqual([...new Set(times)].sort());
      expect(await read('c/a')).toEqual({ n: integer(2) });
      expect(await read('c/b')).toBeUndefined();
    });

    it('answers transforms with their results', async () => {
      project = await Project.create(backend());
      const { channel } = await project.write();
      await channel.send(
        message({
          update: { name: project.name('c/a'), fields: { n: integer(3) } },
          updateTransforms: [
            { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
            { fieldPath: 'n', increment: integer(4) },
          ],
        }),
      );
      const answer = await channel.next(isAnswer);
      const [result] = answer['writeResults'] as [{ transformResults: Payload[] }];
      expect(result.transformResults).toEqual([
        { timestampValue: expect.stringMatching(/\.\d{3}Z$|:\d\dZ$/) },
        integer(7),
      ]);
      expect(await read('c/a')).toEqual({
        n: integer(7),
        at: result.transformResults[0],
      });
    });

    it('merges by mask and deletes what the mask names and the fields lack', async () => {
      project = await Project.create(backend());
      await project.commit([
        project.set('c/a', {
          keep: integer(1),
          gone: integer(2),
          nested: { mapValue: { fields: { k: integer(1), l: integer(2) } } },
        }),
      ]);
      const { channel } = await project.write();
      const fields = { nested: { mapValue: { fields: { k: integer(9) } } } };
      const fieldPaths = ['gone', 'nested.k'];
      await channel.send(
        message({ update: { name: project.name('c/a'), fields }, updateMask: { fieldPaths } }),
      );
      await channel.next(isAnswer);
      expect(await read('c/a')).toEqual({
        keep: integer(1),
        nested: { mapValue: { fields: { k: integer(9), l: integer(2) } } },
      });
    });

    it('refuses an update of a missing document', async () => {
      project = await Project.create(backend());
      const { channel } = await project.write();
      const error = await refusal(channel, {
        update: { name: project.name('c/none'), fields: { n: integer(1) } },
        updateMask: { fieldPaths: ['n'] },
        currentDocument: { exists: true },
      });
      expect(error.status).toBe('NOT_FOUND');
    });

    it('refuses a creation of a document that exists', async () => {
      project = await Project.create(backend());
      await project.commit([project.set('c/a', { n: integer(1) })]);
      const { channel } = await project.write();
      const error = await refusal(channel, {
        ...project.set('c/a', { n: integer(2) }),
        currentDocument: { exists: false },
      });
      expect(error.status).toBe('ALREADY_EXISTS');
    });

    it('applies all writes of a message or none', async () => {
      project = await Project.create(backend());
      const { channel } = await project.write();
      await refusal(channel, project.set('c/a', { n: integer(1) }), {
        ...project.set('c/b', { n: integer(2) }),
        currentDocument: { exists: true },
      });
      expect(await read('c/a')).toBeUndefined();
    });

    it('refuses by the rules before it looks at preconditions', async () => {
      project = await Project.create(
        backend(),
        rules('match /users/{uid}/{any=**} { allow write: if request.auth.uid == uid; }'),
      );
      const { channel } = await project.write(unsignedToken('u1'));
      await channel.send(message(project.set('users/u1/c/a', { n: integer(1) })));
      await channel.next(isAnswer);
      const error = await refusal(channel, {
        update: { name: project.name('users/u2/c/none'), fields: {} },
        updateMask: { fieldPaths: [] },
        currentDocument: { exists: true },
      });
      expect(error.status).toBe('PERMISSION_DENIED');
    });

    it('ignores a session’s messages after its first refusal [writesAfterError]', async () => {
      project = await Project.create(
        backend(),
        rules('match /c/{id} { allow write: if true; } match /no/{id} { allow read: if true; }'),
      );
      const { channel } = await project.write();
      await channel.send(
        message(project.set('no/x', { n: integer(1) })),
        message(project.set('c/after', { n: integer(1) })),
      );
      await channel.next(isError);
      void channel.send(message(project.set('c/later', { n: integer(1) }))).catch(() => undefined);
      const probe = await project.write();
      await probe.channel.send(message(project.set('c/probe', { n: integer(1) })));
      await probe.channel.next(isAnswer);
      const after = await read('c/after');
      if (backend().isOfficial) expect(after).toEqual({ n: integer(1) });
      else expect(after).toBeUndefined();
    });

    it('sees its own write in its listeners, read after it was committed', async () => {
      project = await Project.create(backend());
      const client = await project.listen(2, project.query('c'));
      await client.current(2);
      const { channel } = await project.write();
      await channel.send(message(project.set('c/a', { n: integer(1) })));
      const { commitTime } = await channel.next(isAnswer);
      const snapshot = await client.current(2);
      expect(snapshot.sent).toEqual(['a']);
      expect(nanoseconds(snapshot.readTime) > nanoseconds(String(commitTime))).toBe(true);
    });
  });
}
