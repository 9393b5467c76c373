import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import process from 'node:process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startOnDemand } from './on-demand.ts';

/** A program that says which process answers, and to what. */
const answer = `require('node:http')
  .createServer((request, response) => response.end(process.pid + request.url))
  .listen(Number(process.argv[1]), 'localhost')`;

async function open(code = answer) {
  const port = await takenPort(true);
  const children: ChildProcess[] = [];
  const program = vi.fn((own: number) => {
    const child = spawn(process.execPath, ['-e', code, String(own)], { stdio: 'ignore' });
    children.push(child);
    return child;
  });
  const onUse = vi.fn();
  const server = await startOnDemand({ port, program, onUse });
  onTestFinished(server.close);
  const ask = async (path: string) => {
    const headers = { connection: 'close' };
    return (await fetch(`http://localhost:${port}${path}`, { headers })).text();
  };
  return { server, port, program, children, onUse, ask };
}

/** A port that something listens at, or did a moment ago. */
async function takenPort(isFreed = false): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const end = () => server.close();
  if (isFreed) end();
  else onTestFinished(() => void end());
  return port;
}

test('a program starts with the first request, which waits for it, and answers all', async () => {
  const { ask, program, children, onUse } = await open();
  expect(program).not.toHaveBeenCalled();
  const answers = await Promise.all([ask('/a'), ask('/b')]);
  expect(answers).toEqual([`${children[0]?.pid}/a`, `${children[0]?.pid}/b`]);
  expect(program).toHaveBeenCalledOnce();
  expect(onUse).toHaveBeenCalled();
});

test('it starts unasked, too, and only once', async () => {
  const { server, ask, program, children } = await open();
  await Promise.all([server.start(), server.start()]);
  expect(await ask('/a')).toBe(`${children[0]?.pid}/a`);
  expect(program).toHaveBeenCalledOnce();
});

test('a program that has ended is started again by the next request', async () => {
  const { ask, children } = await open();
  await ask('/a');
  const [first] = children;
  first?.kill();
  await once(first!, 'exit');
  expect(await ask('/b')).toBe(`${children[1]?.pid}/b`);
});

test('who asks a program that ends at once is let go', async () => {
  const { ask } = await open('process.exit(1)');
  await expect(ask('/a')).rejects.toThrow();
});

test('the program ends with its port', async () => {
  const { server, children } = await open();
  await server.start();
  const ended = once(children[0]!, 'exit');
  server.close();
  await ended;
});

test('a port that is taken is not shared', async () => {
  const port = await takenPort();
  await expect(startOnDemand({ port, program: vi.fn() })).rejects.toThrow('EADDRINUSE');
});
