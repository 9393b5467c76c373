import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepConnections } from './keep-connections.ts';

const PACKAGE_LOCATION =
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

const OPEN_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /{any=**} { allow read, write: if true; } } }`;

/** For a life of minutes: the second compiler took half of the processor's time and paid nothing back. */
const short = ['-Xmx512m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

export interface RunningEmulator {
  baseUrl: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * The path of Google's Firestore emulator: the one that FIRESTORE_EMULATOR_JAR names, else the one
 * of Debian's package; undefined where there is none, or no Java to run it.
 */
export function findOfficialEmulator(): string | undefined {
  if (spawnSync('java', ['-version']).status !== 0) return undefined;
  const jar = process.env['FIRESTORE_EMULATOR_JAR'] ?? PACKAGE_LOCATION;
  return existsSync(jar) ? jar : undefined;
}

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts Google's emulator on a free port, with rules that allow everything unless given. */
export async function startOfficialEmulator(
  jar: string,
  rulesFile?: string,
): Promise<RunningEmulator> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'official-emulator-'));
  const rules = join(folder, 'open.rules');
  writeFileSync(rules, OPEN_RULES);
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const options = [`--host=127.0.0.1`, `--port=${port}`, `--rules=${rulesFile ?? rules}`];
  const child = spawn('java', [...short, '-cp', jar, main, 'start', ...options], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await answers(`http://127.0.0.1:${port}`, ended);
  const connections = await keepConnections(port);
  return {
    baseUrl: connections.baseUrl,
    pid: child.pid ?? 0,
    async stop() {
      await connections.stop();
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(baseUrl: string, ended: Promise<void>): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  for (;;) {
    const response = await fetch(baseUrl).catch(() => undefined);
    if (response?.ok) return;
    if (over) throw new Error('Google’s emulator ended before it answered');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
