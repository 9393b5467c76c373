import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/testing/official-emulator.ts';
import { OPEN_RULES } from '../conformance/target.ts';

/** A backend as a process, started anew for each round. */
export class Contestant {
  readonly name: string;
  readonly isOfficial: boolean;
  readonly #command: (port: number, folder: string) => [string, string[]];
  #child: ChildProcess | undefined;
  #folder = '';
  port = 0;

  private constructor(
    name: string,
    isOfficial: boolean,
    command: (port: number, folder: string) => [string, string[]],
  ) {
    this.name = name;
    this.isOfficial = isOfficial;
    this.#command = command;
  }

  static embedded(cli: string): Contestant {
    return new Contestant('local-firebase', false, (port, folder) => [
      process.execPath,
      [
        cli,
        'start',
        `--port=${port}`,
        `--rules=${join(folder, 'open.rules')}`,
        `--data=${join(folder, 'data')}`,
        '--admin',
        '--unsigned-tokens',
      ],
    ]);
  }

  static official(jar: string): Contestant {
    const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
    return new Contestant('Google’s emulator', true, (port, folder) => {
      const rules = `--rules=${join(folder, 'open.rules')}`;
      return ['java', ['-cp', jar, main, 'start', '--host=127.0.0.1', `--port=${port}`, rules]];
    });
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the process; answers the milliseconds until it answered a request. */
  async start(): Promise<number> {
    this.#folder = mkdtempSync(join(tmpdir(), 'benchmark-'));
    writeFileSync(join(this.#folder, 'open.rules'), OPEN_RULES);
    return this.restart();
  }

  /** Starts the process on the data that is there. */
  async restart(): Promise<number> {
    this.port = await freePort();
    const [command, parameters] = this.#command(this.port, this.#folder);
    const before = performance.now();
    this.#child = spawn(command, parameters, { stdio: 'ignore' });
    while (!(await answers(this.port))) {
      if (this.#child.exitCode !== null) throw new Error(`${this.name} ended before it answered`);
    }
    return performance.now() - before;
  }

  /** Resident memory in MiB. */
  memory(): number {
    const status = readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/' }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.once('error', () => setTimeout(() => resolve(false), 2));
    asked.end();
  });
}
