import { isLoopbackHost } from 'local-firebase';
import { parseArgs } from 'node:util';
import { isOrigin } from './security/is-origin.ts';

/** How `npm start` was asked to run. */
export interface ServeOptions {
  port: number;
  host: string;
  /** Where people reach it, when that is another address than the one it listens on. */
  publicUrl?: string;
  /** Folder that keeps the data between runs. */
  dataFolder: string;
  /** Adds an account with a year of people, events and gifts. */
  demo: boolean;
  /** Serves every app from an origin of its own, as in production. */
  origins: boolean;
  /** Set by tests: opens the administration of the local backend. */
  admin: boolean;
  /** Origins from which the shell may open previews of remotes. */
  previews: readonly string[];
  /** Set by tests: a folder like `apps` whose builds are served instead. */
  apps?: string;
}

/** What was typed cannot be run; the message says what would do. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}

export const usage = `Usage: npm start -- [options]

  --port <number>   port of the shell (4200)
  --host <address>  address to listen on (localhost)
  --public-url <url>  where people reach it, when that is another address (behind a proxy)
  --data <folder>   where the data is kept (.evergift)
  --demo            add an account with a year of people, events and gifts
  --origins         serve every app from a port of its own, as in production
  --preview <origin>  let the shell open previews of apps from there; may be repeated
  --admin           open the local backend to tests, on this machine, by a token that is printed
  --apps <folder>   serve the builds of another folder like apps (for tests)`;

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new OptionsError(`--port takes a number from 0 to 65535, not '${text}'.`);
  }
  return port;
}

function readOrigin(text: string): string {
  if (isOrigin(text)) return text;
  throw new OptionsError(
    `--preview takes an origin such as https://preview.example, without a path, not '${text}'.`,
  );
}

const isLocal = (host: string, publicUrl: string | undefined): boolean =>
  isLoopbackHost(host) && (publicUrl === undefined || isLoopbackHost(new URL(publicUrl).hostname));

/**
 * Reads the command line.
 *
 * @throws OptionsError for an option or a value that it does not know
 */
export function readOptions(words: readonly string[]): ServeOptions | 'help' {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...words],
      options: {
        port: { type: 'string', default: '4200' },
        host: { type: 'string', default: 'localhost' },
        'public-url': { type: 'string' },
        data: { type: 'string', default: '.evergift' },
        demo: { type: 'boolean', default: false },
        origins: { type: 'boolean', default: false },
        admin: { type: 'boolean', default: false },
        preview: { type: 'string', multiple: true, default: [] },
        apps: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    throw new OptionsError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
  if (values.help) return 'help';
  const publicUrl = values['public-url'];
  if (publicUrl !== undefined && !isOrigin(publicUrl)) {
    throw new OptionsError(
      `--public-url takes an origin such as https://gifts.example, without a path, not '${publicUrl}'.`,
    );
  }
  if (values.admin && !isLocal(values.host, publicUrl)) {
    throw new OptionsError(
      '--admin opens every account to whoever reaches the server. It works on this machine only: leave out --host and --public-url.',
    );
  }
  return {
    port: readPort(values.port),
    host: values.host,
    ...(publicUrl !== undefined && { publicUrl }),
    dataFolder: values.data,
    demo: values.demo,
    origins: values.origins,
    admin: values.admin,
    previews: values.preview.map(readOrigin),
    ...(values.apps !== undefined && { apps: values.apps }),
  };
}
