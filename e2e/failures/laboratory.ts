import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Deployment } from '../fixtures/deployment.ts';
import { startServer } from '../fixtures/server.ts';
import { apps } from './apps.ts';
import type { App } from './apps.ts';
import { appFailures, browserFailures } from './list.ts';
import type { AppFailure, BrowserFailure, Part } from './list.ts';
import { addScript, listWithoutIntegrity, serveBroken } from './serve-broken.ts';

/** What was asked for is not known; the message says what is. */
export class LaboratoryError extends Error {
  override readonly name = 'LaboratoryError';
}

const line = (name: string, text: string): string => `  ${name.padEnd(14)} ${text}`;

/** What can fail, and how to ask for it. */
export const usage = (): string =>
  [
    'Usage: npm run failures -- <failure> [app] [part] [--url]',
    '',
    'Opens Evergift with sample data and one failure in a browser window; with --url, prints its',
    'address only. Nothing is kept.',
    '',
    'An app …',
    ...appFailures.map(({ name, says, parts }) => line(name, `${says} (${parts.join(', ')})`)),
    '',
    'A browser …',
    ...browserFailures.map(({ name, says }) => line(name, says)),
    '',
    `Apps: ${apps.map(({ name }) => name).join(', ')}. The first part is meant when none is named.`,
  ].join('\n');

/** One failure as it was asked for. */
interface Chosen {
  app: App;
  failure: AppFailure | BrowserFailure;
  part?: Part;
}

/** Reads what was typed. @throws LaboratoryError */
export function choose([name = '', appName = 'people', partName]: readonly string[]): Chosen {
  const failure = [...appFailures, ...browserFailures].find((each) => each.name === name);
  if (!failure) throw new LaboratoryError(`No failure is named '${name}'.\n\n${usage()}`);
  const app = apps.find((each) => each.name === appName);
  if (!app) throw new LaboratoryError(`No app here is named '${appName}'.\n\n${usage()}`);
  if (!('parts' in failure)) return { app, failure };
  const part =
    partName === undefined ? failure.parts[0] : failure.parts.find((p) => p === partName);
  if (!part || (part === 'modal' && !app.modal)) {
    const known = failure.parts.join(', ');
    throw new LaboratoryError(`'${name}' breaks one of ${known} of ${appName}, not '${partName}'.`);
  }
  return { app, failure, part };
}

/** The product with one failure. */
export interface Laboratory {
  /** The address of the page that fails. */
  address: string;
  /** What people are shown there. */
  shows: string;
  welcome: string;
  close: () => Promise<void>;
}

/** Starts the built product with one failure, with the demo's data in a folder that goes with it. */
export async function openLaboratory({ app, failure, part }: Chosen): Promise<Laboratory> {
  const folder = await mkdtemp(join(tmpdir(), 'evergift-failures-'));
  const isOfApp = 'parts' in failure;
  const remotes = await serveBroken(isOfApp && part ? { app, part, failure } : undefined);
  let copied: Deployment | undefined;
  if (!isOfApp || part === 'manifest') copied = await Deployment.copyOf(join(folder, 'apps'));
  if (copied && !isOfApp) await addScript(copied.folder, failure.script);
  if (copied && isOfApp) await listWithoutIntegrity(copied.folder, app);
  const server = await startServer({
    ...{ dataFolder: join(folder, 'data'), demo: true, origins: true },
    ...(copied && { apps: copied.folder }),
    environment: { EVERGIFT_REMOTE_URL: remotes.remoteUrl },
  });
  return {
    address: server.origin + app.path,
    shows: failure.shows,
    welcome: server.welcome,
    close: async () => {
      await server.stop();
      remotes.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
