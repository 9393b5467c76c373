import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ChunkReader } from '../../conformance/chunk-reader.ts';
import { WireChannel, type Payload } from '../../conformance/wire-channel.ts';
import { answerError } from '../http/answer-json.ts';
import { createTrustedProxies } from '../http/trusted-proxies.ts';
import { createHostPrefixes } from './host-prefix.ts';
import type { SessionTimes, StreamSender } from './session.ts';
import { WebChannel } from './web-channel.ts';

/** A stream that keeps what it hears and gives the answers of the test. */
class HeardStream {
  readonly heard: unknown[] = [];
  readonly sender: StreamSender;
  isClosed = false;
  until: Promise<void> = Promise.resolve();

  constructor(sender: StreamSender) {
    this.sender = sender;
  }

  async receive(message: unknown): Promise<void> {
    await this.until;
    this.heard.push(message);
  }

  close(): void {
    this.isClosed = true;
  }
}

describe('WebChannel over HTTP', () => {
  let server: Server;
  let webChannel: WebChannel;
  let streams: HeardStream[];
  let log: string[];
  let opened: WireChannel[];

  async function serve(times: Partial<SessionTimes> = {}): Promise<void> {
    webChannel = new WebChannel({
      authenticate: () => Promise.resolve({ caller: { kind: 'anonymous' } }),
      hostPrefixes: createHostPrefixes(0, () => []),
      proxies: createTrustedProxies(),
      openStream: (_opening, sender) => {
        const stream = new HeardStream(sender);
        streams.push(stream);
        return stream;
      },
      log: (message) => log.push(message),
      times,
    });
    server = createServer((request, response) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://test');
      webChannel
        .handle(request, response, 'Listen', searchParams)
        .catch((error: unknown) => answerError(response, error));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  }

  beforeEach(() => {
    streams = [];
    log = [];
    opened = [];
  });
  afterEach(async () => {
    for (const channel of opened) channel.abandon();
    webChannel.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const channel = () => {
    const made = new WireChannel({ baseUrl: baseUrl(), project: 'p', service: 'Listen' });
    opened.push(made);
    return made;
  };
  async function open(...messages: Payload[]) {
    const wire = channel();
    await wire.openSession(...messages);
    return { wire, stream: streams.at(-1) as HeardStream };
  }
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setImmediate(resolve));
  };

  it('sends keep-alive messages on a quiet back channel', async () => {
    await serve({ keepAlive: 20 });
    const { wire } = await open();
    expect(wire.keepAlive).toBe(20);
    void wire.runBackChannel();
    await until(() => wire.aid >= 3);
    expect(wire.unread()).toEqual([]);
  });

  it('ends a quiet long poll with a keep-alive message', async () => {
    await serve({ keepAlive: 20 });
    const { wire } = await open();
    const body = await (await wire.get('poll')).text();
    expect(new ChunkReader().push(body)).toEqual([[[1, ['noop']]]]);
  });

  it('drops a session that no back channel comes to', async () => {
    await serve({ abandonedAfter: 30 });
    const { stream } = await open();
    await until(() => stream.isClosed);
    expect(webChannel.sessionCount).toBe(0);
  });

  it('keeps a session while its back channel is open, and drops it after', async () => {
    await serve({ abandonedAfter: 1000, keepAlive: 10 });
    const { wire, stream } = await open();
    void wire.runBackChannel();
    await until(() => wire.aid >= 12);
    expect(stream.isClosed).toBe(false);
    wire.abandon();
    await until(() => stream.isClosed);
  });

  it('lets a newer back channel take over', async () => {
    await serve();
    const { wire, stream } = await open();
    const older = (await wire.get('stream')).text();
    await until(() => true);
    const newer = await wire.get('stream', 1);
    stream.sender.send({ n: 1 });
    expect(new ChunkReader().push(await older).flat()).toEqual([[1, ['noop']]]);
    await newer.body?.cancel();
  });

  it('handles messages in order, one after the other, also when POSTs cross', async () => {
    await serve();
    const { wire, stream } = await open({ n: 0 });
    const post = (offset: number, n: number) =>
      wire.post(
        { SID: wire.sid, RID: 1000 + n, AID: 0 },
        new URLSearchParams({ count: '1', ofs: String(offset), req0___data__: `{"n":${n}}` }),
      );
    await Promise.all([post(2, 2), post(1, 1), post(2, 2)]);
    await until(() => stream.heard.length === 3);
    expect(stream.heard).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
  });

  it('lets a client wait that sends faster than it is handled', async () => {
    await serve();
    const { wire, stream } = await open();
    let release = () => undefined as void;
    stream.until = new Promise((resolve) => (release = resolve));
    await wire.send(...Array.from({ length: 20 }, (_, n) => ({ n })));
    let isAnswered = false;
    const next = wire.send({ n: 20 }).then(() => (isAnswered = true));
    const other = await open();
    expect(other.stream.isClosed).toBe(false);
    expect(isAnswered).toBe(false);
    release();
    await next;
    expect(stream.heard).toHaveLength(21);
  });

  it('does not handle what is left when a session is terminated', async () => {
    await serve();
    const { wire, stream } = await open();
    let release = () => undefined as void;
    stream.until = new Promise((resolve) => (release = resolve));
    await wire.send({ n: 1 }, { n: 2 });
    await wire.terminate();
    release();
    await until(() => stream.heard.length === 1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(stream.heard).toEqual([{ n: 1 }]);
  });

  it('rotates a back channel that has carried much, without a gap', async () => {
    await serve();
    const { wire, stream } = await open();
    const text = 'x'.repeat(500_000);
    for (let n = 0; n < 12; n += 1) stream.sender.send({ n, text });
    const rotated = await (await wire.get('stream')).text();
    for (const chunk of new ChunkReader().push(rotated)) wire.accept(chunk);
    expect(wire.aid).toBeGreaterThan(5);
    expect(wire.aid).toBeLessThan(12);
    void wire.runBackChannel();
    await until(() => wire.aid >= 12);
    expect(wire.unread()).toHaveLength(12);
  });

  it('ends the session of a client that does not read', async () => {
    await serve();
    const { stream } = await open();
    const text = 'x'.repeat(10_000_000);
    for (let n = 0; n < 14; n += 1) stream.sender.send({ text });
    expect(stream.isClosed).toBe(true);
    expect(log.join()).toContain('does not read');
  });

  it.each([
    ['an unknown protocol version', 'VER=7&RID=1', 'count=0'],
    ['a count that is no number', 'VER=8&RID=1', 'count=x'],
    ['a count beyond reason', 'VER=8&RID=1', 'count=99999999'],
    ['a missing message', 'VER=8&RID=1', 'count=2&ofs=0&req0___data__=1'],
    ['a message that is not JSON', 'VER=8&RID=1', 'count=1&ofs=0&req0___data__=%7Bx'],
    ['a negative offset', 'VER=8&RID=1', 'count=0&ofs=-1'],
  ])('answers 400 to %s', async (_what, query, body) => {
    await serve();
    const response = await fetch(`${baseUrl()}/?${query}`, { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(webChannel.sessionCount).toBe(0);
  });

  it('answers 413 to a form beyond the limit without reading it', async () => {
    await serve();
    const response = await fetch(`${baseUrl()}/?VER=8&RID=1`, {
      method: 'POST',
      body: 'x'.repeat(32 * 1024 * 1024),
    }).catch(() => undefined);
    expect([413, undefined]).toContain(response?.status);
    expect(webChannel.sessionCount).toBe(0);
  });

  it('survives any query and any form', async () => {
    await serve();
    const { wire } = await open();
    const words = fc.constantFrom('VER', 'SID', 'RID', 'AID', 'CI', 'TYPE', 'count', 'ofs');
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom('8', wire.sid, 'rpc', '0', '1', 'terminate', '-1', '9'.repeat(20)),
    );
    const pairs = fc.array(fc.tuple(words, values));
    await fc.assert(
      fc.asyncProperty(pairs, pairs, fc.boolean(), async (query, form, isPost) => {
        const url = `${baseUrl()}/?${new URLSearchParams(query)}`;
        const signal = AbortSignal.timeout(50);
        const init = isPost
          ? { method: 'POST', body: new URLSearchParams(form), signal }
          : { signal };
        const response = await fetch(url, init).catch(() => undefined);
        if (response) expect([200, 400]).toContain(response.status);
        await response?.body?.cancel();
      }),
      { numRuns: 20 },
    );
    const { stream } = await open({ still: 'here' });
    await until(() => stream.heard.length === 1);
  });
});
