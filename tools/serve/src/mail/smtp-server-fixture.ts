import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A real mail server on this machine that keeps what it takes. */
export class MailServer {
  /** The mails as they came, headers and all. */
  readonly taken: string[] = [];
  /** What the server says to the next recipients: `451` is later, `550` is never. */
  answers: { code: number; words: string }[] = [];
  /** Called with each mail that is complete, before the server says that it has it. */
  beforeAnswer: () => Promise<void> = () => Promise.resolve();
  port = 0;
  #server: SMTPServer | undefined;
  readonly #sockets = new Set<Socket>();

  get url(): string {
    return `smtp://127.0.0.1:${this.port}?from=gifts@example.com`;
  }

  /** Starts, or starts again on the same port. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => {
        const answer = this.answers.shift();
        if (!answer) return done();
        done(Object.assign(new Error(answer.words), { responseCode: answer.code }));
      },
      onData: (stream, _session, done) => {
        void text(stream).then(async (mail) => {
          this.taken.push(mail);
          await this.beforeAnswer();
          done();
        });
      },
    });
    this.#server = server;
    server.server.on('connection', (socket) => this.#sockets.add(socket));
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
    this.port = (server.server.address() as AddressInfo).port;
  }

  /** Ends all connections in the middle of whatever they are at. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
