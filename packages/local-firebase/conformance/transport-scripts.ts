import { afterEach, describe, expect, it } from 'vitest';
import { ChunkReader } from './chunk-reader.ts';
import { integer, Project, text, type Backend } from './target.ts';
import type { WireChannel } from './wire-channel.ts';

/** WebChannel itself: sessions, numbering, resending, ending. */
export function transportScripts(backend: () => Backend): void {
  describe('transport', () => {
    let project: Project;
    afterEach(() => project.close());

    const greeting = () => ({ database: project.database });
    const write = (n: number) => ({
      streamToken: 'MA==',
      writes: [project.set('c/counted', { n: integer(n) })],
    });

    async function readUntil(channel: WireChannel, response: Response, lastId: number) {
      const reader = new ChunkReader();
      for await (const part of (response.body as ReadableStream).pipeThrough(
        new TextDecoderStream(),
      )) {
        for (const chunk of reader.push(part)) channel.accept(chunk);
        if (channel.aid >= lastId) return;
      }
    }

    it('opens a session and names its protocol and keep-alive time', async () => {
      project = await Project.create(backend());
      const channel = project.channel('Write');
      await channel.openSession(greeting());
      expect(channel.sid).not.toBe('');
      expect(channel.keepAlive).toBeGreaterThan(0);
    });

    it('sends a first chunk at once on a streaming back channel, also without news', async () => {
      project = await Project.create(backend());
      const channel = project.channel('Write');
      await channel.openSession();
      const response = await channel.get('stream');
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(response.headers.get('content-encoding')).toBeNull();
      await readUntil(channel, response, 1);
      expect(channel.aid).toBe(1);
    });

    it('ends a long poll after one chunk', async () => {
      project = await Project.create(backend());
      const channel = project.channel('Write');
      await channel.openSession(greeting());
      const body = await (await channel.get('poll')).text();
      for (const chunk of new ChunkReader().push(body)) channel.accept(chunk);
      expect(channel.unread()[0]).toHaveProperty('streamToken');
    });

    it('keeps a long poll open until there is something to send', async () => {
      project = await Project.create(backend());
      const channel = project.channel('Write');
      await channel.openSession(greeting());
      const first = await (await channel.get('poll')).text();
      for (const chunk of new ChunkReader().push(first)) channel.accept(chunk);
      const answer = channel.get('poll').then((response) => response.text());
      await channel.send(write(1));
      for (const chunk of new ChunkReader().push(await answer)) channel.accept(chunk);
      expect(channel.unread().at(-1)).toHaveProperty('commitTime');
    });

    it('sends everything after the acknowledged array again on a new back channel', async () => {
      project = await Project.create(backend());
      const channel = project.channel('Write');
      await channel.openSession(greeting());
      const lost = await channel.get('stream');
      await lost.body?.cancel();
      await readUntil(channel, await channel.get('stream', 0), 1);
      expect(channel.unread()[0]).toHaveProperty('streamToken');
    });

    it('applies a message once, however often its number comes', async () => {
      project = await Project.create(backend());
      const { channel } = await project.write();
      await channel.send(write(1));
      await channel.next((payload) => 'commitTime' in payload);
      await channel.resend(1, write(1));
      await channel.send(write(3));
      const { streamToken } = await channel.next((payload) => 'commitTime' in payload);
      expect(streamToken).toBe('Mg==');
      expect(channel.unread()).toEqual([]);
    });

    it('answers a POST with the back channel’s state', async () => {
      project = await Project.create(backend());
      const { channel } = await project.write();
      const { status, body } = await channel.send(write(1));
      expect(status).toBe(200);
      expect(new ChunkReader().push(body)[0]).toEqual([1, expect.any(Number), expect.any(Number)]);
    });

    it('counts chunk lengths in UTF-16 units', async () => {
      project = await Project.create(backend());
      const name = 'Zoë 🎁 日本語 \u2028';
      await project.commit([project.set('c/unicode', { name: text(name) })]);
      const client = await project.listen(2, project.query('c'));
      await client.current(2);
      const [document] = client.target(2).documents.values();
      expect(document?.fields).toEqual({ name: text(name) });
    });

    it('forgets a terminated session', async () => {
      project = await Project.create(backend());
      const { channel } = await project.write();
      await channel.terminate();
      const response = await fetch(channel.url({ SID: channel.sid, RID: 'rpc', AID: 1, CI: 0 }));
      expect(response.status).toBe(400);
    });

    it('answers 400 to a session that it does not know [unknownSession]', async () => {
      project = await Project.create(backend());
      const channel = project.channel('Listen');
      const get = await fetch(channel.url({ SID: 'gone', RID: 'rpc', AID: 3, CI: 0 }));
      expect(get.status).toBe(400);
      const post = await channel.post({ SID: 'gone', RID: 7, AID: 3 }, new URLSearchParams());
      expect(post.status).toBe(400);
      if (backend().isOfficial) expect(post.body).toBe('');
      else expect(post.body.indexOf('Unknown SID')).toBeGreaterThan(0);
    });

    it('carries several messages in one POST, the opening one included', async () => {
      project = await Project.create(backend());
      const channel = await project.open('Write', undefined, greeting(), write(1), write(2));
      await channel.next((payload) => 'streamId' in payload);
      await channel.next((payload) => 'commitTime' in payload);
      await channel.next((payload) => 'commitTime' in payload);
    });
  });
}
