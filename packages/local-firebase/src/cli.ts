#!/usr/bin/env node
import { createWriteStream, existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { parseCommandLine, USAGE, UsageError, type CliCommand } from './cli-options.ts';
import { RulesFileError } from './server/rules-file.ts';
import { ListenError, startLocalBackend } from './start-local-backend.ts';
import { exportData } from './storage/export-data.ts';
import { openLevelStore } from './storage/level-store.ts';
import { repairFolder } from './storage/repair-folder.ts';
import { restoreFolder } from './storage/restore-folder.ts';
import { StorageError } from './storage/storage-error.ts';

const MAIL_PAGE_IS_OFF =
  'Mails are not shown, because other machines reach this server. To read them, start it again on ' +
  'this data without --host and --public-url.';
const ADMIN_WARNING =
  "Administration is on: whoever reaches this port with 'Bearer owner' owns every account. " +
  'Never put it behind a reverse proxy.';

const print = (message: string): void => console.log(message);

async function start(options: Extract<CliCommand, { command: 'start' }>): Promise<void> {
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

async function exportFolder(data: string, file: string): Promise<void> {
  if (!existsSync(data)) throw new StorageError('foreign', `There is no folder ${data}.`);
  // An existing file is never overwritten.
  const handle = await open(file, 'wx', 0o600);
  const store = await openLevelStore(data);
  try {
    const stream = createWriteStream(file, { fd: handle });
    await exportData(store, stream);
    stream.end();
    await finished(stream);
    print(`${data} was exported to ${file}.`);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await store.close();
  }
}

async function importFile(data: string, file: string): Promise<void> {
  await restoreFolder(data, file);
  print(`${file} was imported into ${data}.`);
}

async function repair(data: string): Promise<void> {
  if (!existsSync(data)) throw new StorageError('foreign', `There is no folder ${data}.`);
  const { entries, lost, keptCopy } = await repairFolder(data);
  print(`${data} was rebuilt with ${entries} readable entries.`);
  if (lost === undefined) print('How many changes are lost is not known.');
  else print(lost === 0 ? 'No acknowledged change is lost.' : `${lost} changes are lost.`);
  print(`The files as they were lie in ${keptCopy}. Delete them when nothing is missing.`);
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
  const command = parseCommandLine(parameters);
  if (command.command === 'start') await start(command);
  else if (command.command === 'export') await exportFolder(command.data, command.file);
  else if (command.command === 'import') await importFile(command.data, command.file);
  else if (command.command === 'repair') await repair(command.data);
  else print(USAGE);
}

run(process.argv.slice(2)).catch(fail);
