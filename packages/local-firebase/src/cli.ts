#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { startLocalBackend } from './start-local-backend.ts';

const USAGE = `Usage: local-firebase start [options]

Serves Firestore and Auth on this machine until Ctrl-C.
    --port <n>          port to listen on (8080)
    --data <folder>     keep the data in this folder (in memory when left out)
    --rules <file>      security rules (firestore.rules)
    --project <id>      project id (demo-project)
    --origins <a,b>     origins whose pages may call, besides the server's own
    --admin             for tests: 'Bearer owner' and test control; never behind a reverse proxy
    --unsigned-tokens   for tests: believe tokens without a signature`;

/** A command line that cannot be understood. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws UsageError */
function parse(parameters: string[]) {
  try {
    return parseArgs({
      args: parameters,
      allowPositionals: true,
      options: {
        port: { type: 'string', default: '8080' },
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

async function run(parameters: string[]): Promise<void> {
  const { values, positionals } = parse(parameters);
  const [command = 'help', more] = positionals;
  if (values.help || command === 'help') return console.log(USAGE);
  if (command !== 'start' || more !== undefined) {
    throw new UsageError(`There is no command ${JSON.stringify(positionals.join(' '))}.`);
  }
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new UsageError(`--port takes a number from 0 to 65535, not '${values.port}'.`);
  }
  const running = await startLocalBackend({
    port,
    ...(values.data !== undefined && { dataFolder: values.data }),
    rulesFile: values.rules,
    projectId: values.project,
    origins: values.origins.split(',').filter((origin) => origin !== ''),
    admin: values.admin,
    unsignedTokens: values['unsigned-tokens'],
    log: console.log,
  });
  const stop = () => void running.close().then(() => process.exit(0), fail);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`Firestore and Auth answer at ${running.url} (project ${values.project}).`);
  console.log(`Mails appear at ${running.backend.mailPageUrl()}`);
}

/** Says what is wrong; what is no one's mistake shows where it happened. */
function fail(error: unknown): never {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
  const isExplained =
    error instanceof Error &&
    (['RulesFileError', 'ListenError', 'StorageError'].includes(error.name) ||
      ('code' in error && 'path' in error));
  console.error(isExplained ? error.message : error);
  process.exit(1);
}

run(process.argv.slice(2)).catch(fail);
