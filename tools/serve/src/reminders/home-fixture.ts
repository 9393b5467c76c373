import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, type ServeOptions } from '../options.ts';
import { startEvergift, type RunningEvergift } from '../start-evergift.ts';
import { personFields, writeOf } from './documents-fixture.ts';

const SERVICE = '/identitytoolkit.googleapis.com/v1';
const password = 'correct horse';
/** Evergift at home, on a folder and with a clock of its own. */
export class Home {
  now = 0;
  readonly folder: string;
  readonly log: string[] = [];
  readonly #running: RunningEvergift[] = [];

  static async create(): Promise<Home> {
    const folder = await mkdtemp(join(tmpdir(), 'evergift-reminders-'));
    await mkdir(join(folder, 'apps/shell/dist'), { recursive: true });
    await writeFile(join(folder, 'apps/shell/dist/app.html'), '<p>Evergift</p>');
    return new Home(folder);
  }

  constructor(folder: string) {
    this.folder = folder;
  }

  /** @param words options besides data, apps and port; `data` names another folder */
  async start(words: readonly string[] = [], smtpUrl?: string, data = 'data') {
    const all = ['--port', '0', '--host', '127.0.0.1', ...words];
    all.push('--data', this.dataFolder(data), '--apps', join(this.folder, 'apps'));
    const environment = smtpUrl === undefined ? {} : { EVERGIFT_SMTP_URL: smtpUrl };
    const options = readOptions(all, environment) as ServeOptions;
    const log = (line: string) => void this.log.push(line);
    const evergift = await startEvergift(options, log, () => this.now);
    this.#running.push(evergift);
    return evergift;
  }

  dataFolder(data = 'data'): string {
    return join(this.folder, data);
  }

  /** Stops all that runs. */
  async stop(): Promise<void> {
    for (const evergift of this.#running.splice(0)) await evergift.close();
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Somebody with an account, a confirmed address, and settings. Answers the id and a token. */
export async function addAccount(
  { backend, listensAt }: RunningEvergift,
  email: string,
  settings: Readonly<Record<string, unknown>> = {},
) {
  const details = { email, password, emailVerified: true };
  const { uid } = await backend.auth.createAccount(details);
  const ownSettings = { theme: 'light', timeZone: 'Europe/Berlin', ...settings };
  await backend.engine.commit(
    [
      writeOf(`users/${uid}`, ownSettings),
      writeOf(`users/${uid}/people/grace`, personFields('Grace', '1990-11-27')),
    ],
    { kind: 'admin' },
  );
  const answer = await fetch(`${listensAt}${SERVICE}/accounts:signInWithPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await answer.json()) as { idToken: string };
  return { uid, idToken };
}
