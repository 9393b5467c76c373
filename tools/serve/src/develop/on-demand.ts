import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A server behind a port that is open before the server runs. */
export interface OnDemand {
  /** Starts it, unless it runs. Resolves when it answers, or has ended. */
  start: () => Promise<void>;
  close: () => void;
}

export interface OnDemandOptions {
  /** The port that is asked. */
  port: number;
  /** Starts the program that is to answer, at another port. */
  program: (port: number) => ChildProcess;
  /** Called with everything that is asked, and while the program starts. */
  onUse?: () => void;
}

/** Milliseconds between two tries whether a program answers. */
const betweenTries = 100;

/**
 * Opens a port and starts its program with the first connection, which waits for it. A program that
 * ends is started again by the next one.
 *
 * @throws the system's error when the port is taken
 */
export async function startOnDemand({
  port,
  program,
  onUse = () => {},
}: OnDemandOptions): Promise<OnDemand> {
  let running: { child: ChildProcess; port: number; answers: Promise<void> } | undefined;
  let isClosed = false;
  const run = async () => {
    const own = await freePort();
    const child = program(own);
    if (isClosed) child.kill();
    child.once('exit', () => {
      if (running?.child === child) running = undefined;
    });
    return { child, port: own, answers: untilItAnswers(child, own, onUse) };
  };
  let starting: ReturnType<typeof run> | undefined;
  const open = async () => {
    running ??= await (starting ??= run().finally(() => (starting = undefined)));
    await running?.answers;
    return running?.port;
  };
  const door = createServer((asker) => {
    onUse();
    void open().then((behind) => {
      if (behind === undefined) asker.destroy();
      else {
        join(asker, connect({ port: behind, host: 'localhost' }));
        asker.on('data', onUse);
      }
    });
  });
  await listen(door, port);
  return {
    start: async () => void (await open()),
    close: () => {
      isClosed = true;
      door.close();
      running?.child.kill();
    },
  };
}

/** Passes on what each says; when one ends, so does the other. */
function join(one: Socket, other: Socket): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.once('error', () => to.destroy());
    from.once('close', () => to.destroy());
  }
}

async function untilItAnswers(child: ChildProcess, port: number, onTry: () => void): Promise<void> {
  while (child.exitCode === null && !(await isOpen(port))) {
    onTry();
    await new Promise((resolve) => setTimeout(resolve, betweenTries));
  }
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

async function freePort(): Promise<number> {
  const server = createServer();
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen({ port, host: 'localhost' });
  await once(server, 'listening');
}
