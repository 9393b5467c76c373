import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createTrustedProxies, isLoopbackHost, type SignUpMode } from 'local-firebase';
import type { LogFormat } from './log/create-log.ts';
import {
  OptionsError,
  readLogFormat,
  readOrigin,
  readPort,
  readPublicUrl,
  readRemoteUrl,
  readSignUp,
} from './option-values.ts';
import { usage } from './usage.ts';

/** How `npm start` was asked to run. */
export interface ServeOptions {
  port: number;
  host: string;
  /** Where people reach it, when that is another address than the one it listens on. */
  publicUrl?: string;
  /** Where people reach the app `{app}`, with `origins` at a public address. */
  remoteUrl?: string;
  /** Addresses and networks of the reverse proxies whose forwarded headers count. */
  trustProxy: readonly string[];
  /** How messages are written: for a terminal, or one JSON object a line without personal data. */
  log: LogFormat;
  /** Who may make an account: everybody, who has an invitation, or nobody. */
  signUp: SignUpMode;
  /** The mail server with name and password; from the environment alone, which no list of processes shows. */
  smtpUrl?: string;
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
  /** Folder with a remotes.json and the builds that it lists. */
  releases?: string;
  /** Set by tests: a folder like `apps` whose builds are served instead. */
  apps?: string;
  /** Set by tests: scrypt's N of passwords. What people choose is hashed for a tenth of a second. */
  passwordCost?: number;
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isLocal = (host: string, publicUrl: string | undefined): boolean =>
  isLoopbackHost(host) && (publicUrl === undefined || isLoopbackHost(new URL(publicUrl).hostname));

const settings = {
  port: { type: 'string' },
  host: { type: 'string' },
  'public-url': { type: 'string' },
  'remote-url': { type: 'string' },
  'trust-proxy': { type: 'string' },
  data: { type: 'string' },
  log: { type: 'string' },
  'sign-up': { type: 'string' },
} as const;

/**
 * Reads the command line, and for what it leaves out the environment: `EVERGIFT_PUBLIC_URL` is
 * for `--public-url`.
 *
 * @throws OptionsError for an option or a value that it does not know
 * @throws ProxyAddressError
 */
export function readOptions(
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): ServeOptions | 'help' {
  const given = parse(words);
  if (given.help) return 'help';
  const values = { ...environmentValues(Object.keys(settings), environment), ...given };
  const { host = 'localhost' } = values;
  const publicUrl = readPublicUrl(values['public-url']);
  const remoteUrl = readRemoteUrl(values['remote-url']);
  const trustProxy = listOf(values['trust-proxy']);
  createTrustedProxies(trustProxy);
  if (given.admin && !isLocal(host, publicUrl)) {
    throw new OptionsError(
      '--admin opens every account to whoever reaches the server. It works on this machine only: leave out --host and --public-url.',
    );
  }
  if (given.origins && publicUrl !== undefined && !isLocal(host, publicUrl) && !remoteUrl) {
    throw new OptionsError(
      '--origins serves every app at an address of its own. With --public-url name these too: --remote-url https://{app}.gifts.example',
    );
  }
  if (given.releases !== undefined && given.origins) {
    throw new OptionsError(
      '--releases serves the builds of a folder from the shell’s own address: leave out --origins.',
    );
  }
  return {
    port: readPort(values.port ?? '4200'),
    host,
    ...(publicUrl !== undefined && { publicUrl }),
    ...(remoteUrl !== undefined && { remoteUrl }),
    trustProxy,
    dataFolder: values.data ?? '.evergift',
    log: readLogFormat(values.log),
    ...(environment['EVERGIFT_SMTP_URL'] && { smtpUrl: environment['EVERGIFT_SMTP_URL'] }),
    signUp: readSignUp(values['sign-up']),
    demo: given.demo,
    origins: given.origins,
    admin: given.admin,
    previews: given.preview.map(readOrigin),
    ...(given.releases !== undefined && { releases: resolve(given.releases) }),
    ...(given.apps !== undefined && { apps: given.apps }),
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        ...settings,
        demo: { type: 'boolean', default: false },
        origins: { type: 'boolean', default: false },
        admin: { type: 'boolean', default: false },
        preview: { type: 'string', multiple: true, default: [] },
        releases: { type: 'string' },
        apps: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new OptionsError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/**
 * The values of options that are in the environment: `public-url` is `EVERGIFT_PUBLIC_URL`. An
 * empty one counts as left out, as a compose file hands on what is not set.
 */
function environmentValues(
  names: readonly string[],
  environment: NodeJS.ProcessEnv,
): Record<string, string | undefined> {
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = environment[`EVERGIFT_${name.toUpperCase().replaceAll('-', '_')}`];
    if (value) values[name] = value;
  }
  return values;
}
