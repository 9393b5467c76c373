import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Options {
  /** What listeners get comes this much later, in milliseconds; all else comes at once. */
  listenerDelay?: number;
}

/** A network between some tabs and a backend: it can be cut, and be slower for listeners than for writes. */
export class Network implements AsyncDisposable {
  readonly #server: Server;
  #isCut = false;

  static async before(backend: string, options: Options = {}): Promise<Network> {
    const network = new Network(new URL(backend), options);
    await new Promise<void>((resolve) => network.#server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  private constructor({ hostname, port }: URL, { listenerDelay = 0 }: Options) {
    this.#server = createServer((incoming, outgoing) => {
      if (this.#isCut) return void outgoing.destroy();
      const { url = '', method, headers } = incoming;
      const isLate = listenerDelay > 0 && method === 'GET' && url.includes('/Listen/channel');
      const passed = ask({ hostname, port, path: url, method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers).flushHeaders();
        if (!isLate) return void answer.pipe(outgoing);
        answer.on('data', (part) => setTimeout(() => outgoing.write(part), listenerDelay));
        answer.on('end', () => setTimeout(() => outgoing.end(), listenerDelay));
      });
      passed.on('error', () => outgoing.destroy());
      outgoing.on('close', () => passed.destroy());
      incoming.pipe(passed);
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#isCut = true;
    this.#server.closeAllConnections();
  }

  mend(): void {
    this.#isCut = false;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }
}
