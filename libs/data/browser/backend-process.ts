import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('start-backend.mjs', import.meta.url));
const rules = fileURLToPath(new URL('../../../rules/firestore.rules', import.meta.url));

/** The embedded backend as a process of its own, with data on disk: it can be killed and started again. */
export class BackendProcess {
  readonly #folder = mkdtempSync(join(tmpdir(), 'evergift-data-'));
  readonly #port: number;
  readonly #origin: string;
  #process: ChildProcess | undefined;

  constructor(port: number, pageOrigin: string) {
    this.#port = port;
    this.#origin = pageOrigin;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const words = [program, String(this.#port), rules, this.#folder, this.#origin];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', (code) => reject(new Error(`The backend ended with ${code}.`)));
    });
  }

  /** Ends it at once, as a crash would. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
