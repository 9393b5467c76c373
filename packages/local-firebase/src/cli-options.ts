import { parseArgs } from 'node:util';

/** How the command line starts the backend. */
export interface CliOptions {
  port: number;
  host: string;
  publicUrl: string | undefined;
  data: string | undefined;
  rules: string;
  project: string;
  origins: string[];
  admin: boolean;
  unsignedTokens: boolean;
}

/** A command line that cannot be understood. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

export const USAGE = `Usage: local-firebase start [options]

Serves Firestore and Auth until Ctrl-C.
    --port <n>               port to listen on (8080)
    --host <address>         address to listen on (127.0.0.1)
    --public-url <url>       where people reach it, when that is another address (behind a proxy)
    --data <folder>          keep the data in this folder (in memory when left out)
    --rules <file>           security rules (firestore.rules)
    --project <id>           project id (demo-project)
    --origins <a,b>          origins whose pages may call, besides the server's own
    --admin                  for tests: 'Bearer owner' and test control, from this machine
    --unsigned-tokens        for tests: believe tokens without a signature`;

/** Undefined when help is asked for. @throws UsageError */
export function parseCommandLine(parameters: readonly string[]): CliOptions | undefined {
  const { values, positionals } = parse(parameters);
  const [command, more] = positionals;
  if (values.help || command === undefined || command === 'help') return undefined;
  if (command !== 'start') throw new UsageError(`There is no command ${JSON.stringify(command)}.`);
  if (more !== undefined) throw new UsageError(`start takes no ${JSON.stringify(more)}.`);
  return {
    port: portIn(values.port),
    host: values.host,
    publicUrl: publicUrlIn(values['public-url']),
    data: values.data,
    rules: values.rules,
    project: values.project,
    origins: values.origins.split(',').filter((origin) => origin !== ''),
    admin: values.admin,
    unsignedTokens: values['unsigned-tokens'],
  };
}

function parse(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        port: { type: 'string', default: '8080' },
        host: { type: 'string', default: '127.0.0.1' },
        'public-url': { type: 'string' },
        data: { type: 'string' },
        rules: { type: 'string', default: 'firestore.rules' },
        project: { type: 'string', default: 'demo-project' },
        origins: { type: 'string', default: '' },
        admin: { type: 'boolean', default: false },
        'unsigned-tokens': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function publicUrlIn(text: string | undefined): string | undefined {
  if (text === undefined || /^https?:\/\/[^/?#]+\/?$/.test(text)) return text;
  throw new UsageError(
    `--public-url takes an address such as https://gifts.example, not ${JSON.stringify(text)}.`,
  );
}

function portIn(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`--port takes a number from 0 to 65535, not ${JSON.stringify(text)}.`);
}
