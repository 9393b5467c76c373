import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What listeners get comes this much later, in milliseconds; all else comes at once. */
const delay = 300;

/** A network before a backend, on which the confirmation of a write is faster than what listeners are sent. */
export class LateListeners implements AsyncDisposable {
  readonly #server: Server;

  static async before(backend: string): Promise<LateListeners> {
    const late = new LateListeners(new URL(backend));
    await new Promise<void>((resolve) => late.#server.listen(0, '127.0.0.1', resolve));
    return late;
  }

  private constructor({ hostname, port }: URL) {
    this.#server = createServer((incoming, outgoing) => {
      const { url = '', method, headers } = incoming;
      const isListener = method === 'GET' && url.includes('/Listen/channel');
      const passed = ask({ hostname, port, path: url, method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers).flushHeaders();
        if (!isListener) return void answer.pipe(outgoing);
        answer.on('data', (part) => setTimeout(() => outgoing.write(part), delay));
        answer.on('end', () => setTimeout(() => outgoing.end(), delay));
      });
      passed.on('error', () => outgoing.destroy());
      outgoing.on('close', () => passed.destroy());
      incoming.pipe(passed);
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }
}
