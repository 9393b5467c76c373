import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** What happens to one connection. */
export type Fault =
  /** The request never arrives, or only its beginning. */
  | { kind: 'cut request'; after: number }
  /** The request arrives; its answer is lost after some bytes. */
  | { kind: 'cut answer'; after: number }
  /** Both directions are slow. */
  | { kind: 'delay'; milliseconds: number }
  | { kind: 'none' };

/** A network between client and backend whose connections suffer the given faults, in turn. */
export class FaultyProxy {
  readonly #faults: Fault[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  readonly #targetPort: number;

  private constructor(targetPort: number) {
    this.#targetPort = targetPort;
    this.#server = createServer((client) => this.#join(client, this.#faults.shift()));
  }

  static async to(port: number): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(port);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', () => resolve()));
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The connections to come suffer these faults, one each; those after them none. */
  suffer(faults: readonly Fault[]): void {
    this.#faults.splice(0, this.#faults.length, ...faults);
  }

  /** Cuts every open connection. */
  cutAll(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    this.cutAll();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(client: Socket, fault: Fault = { kind: 'none' }): void {
    const backend = connect(this.#targetPort, '127.0.0.1');
    const cut = () => {
      client.resetAndDestroy();
      backend.destroy();
    };
    for (const socket of [client, backend]) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', cut);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        cut();
      });
    }
    const delay = fault.kind === 'delay' ? fault.milliseconds : 0;
    pass(client, backend, fault.kind === 'cut request' ? fault.after : Infinity, delay, cut);
    pass(backend, client, fault.kind === 'cut answer' ? fault.after : Infinity, delay, cut);
  }
}

function pass(from: Socket, to: Socket, limit: number, delay: number, cut: () => void): void {
  let passed = 0;
  from.on('data', (data: Buffer) => {
    const part = data.subarray(0, Math.max(0, limit - passed));
    passed += part.length;
    const write = () => {
      if (!to.destroyed) to.write(part);
      if (passed >= limit) setImmediate(cut);
    };
    if (delay === 0) write();
    else setTimeout(write, delay);
  });
}
