#!/usr/bin/env node
import { parseCommandLine, USAGE, UsageError, type CliOptions } from './cli-options.ts';
import { RulesFileError } from './server/rules-file.ts';
import { ListenError, startLocalBackend } from './start-local-backend.ts';
import { StorageError } from './storage/storage-error.ts';

const MAIL_PAGE_IS_OFF =
  'Mails are not shown, because other machines reach this server. To read them, start it again on ' +
  'this data without --host and --public-url.';
const ADMIN_WARNING =
  "Administration is on: whoever reaches this port with 'Bearer owner' owns every account. " +
  'Never put it behind a reverse proxy.';

const print = (message: string): void => console.log(message);

async function start(options: CliOptions): Promise<void> {
  const { port, host, publicUrl, data, rules, project, origins, admin, unsignedTokens } = options;
  const running = await startLocalBackend({
    port,
    host,
    ...(publicUrl !== undefined && { publicUrl }),
    ...(data !== undefined && { dataFolder: data }),
    rulesFile: rules,
    projectId: project,
    origins,
    admin,
    unsignedTokens,
    log: print,
  });
  const stop = () => {
    running.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  print(`Firestore and Auth answer at ${running.url} (project ${project}).`);
  print(data === undefined ? 'The data is in memory.' : `The data lies in ${data}.`);
  const mailPage = running.backend.mailPageUrl();
  print(mailPage === undefined ? MAIL_PAGE_IS_OFF : `Mails appear at ${mailPage}`);
  if (admin) print(ADMIN_WARNING);
}

/** Says what is wrong; what is no one's mistake shows where it happened. */
function fail(error: unknown): never {
  const isExplained =
    error instanceof RulesFileError ||
    error instanceof ListenError ||
    error instanceof StorageError ||
    (error instanceof Error && 'code' in error && 'path' in error);
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else console.error(isExplained ? (error as Error).message : error);
  process.exit(error instanceof UsageError ? 2 : 1);
}

async function run(parameters: readonly string[]): Promise<void> {
  const options = parseCommandLine(parameters);
  if (options) await start(options);
  else print(USAGE);
}

run(process.argv.slice(2)).catch(fail);
