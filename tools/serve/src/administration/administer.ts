import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, lchown, readdir, stat } from 'node:fs/promises';
import { resolve, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { checkDataFolder, checkExport, repairFolder, restoreFolder } from 'local-firebase';
import { dataFolderAt } from '../app-folders.ts';
import { openBackend } from '../backend.ts';
import type { ServeOptions } from '../options.ts';
import { CommandError, type Command, type Output } from './command.ts';
import { commandNames, runCommand } from './commands.ts';
import { commandRunningServer } from './control-client.ts';
import process from 'node:process';

/**
 * Works on a data folder and leaves everything in it to the folder's owner. When root works on the folder of the
 * server's user (`sudo`), new files would be root's, and the server could not open its data any more.
 */
async function keepOwner<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const before = await stat(folder).catch(() => undefined);
  try {
    return await work();
  } finally {
    if (before && before.uid !== 0 && process.getuid?.() === 0) {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        await lchown(join(entry.parentPath, entry.name), before.uid, before.gid);
      }
    }
  }
}

/** Whether `npm run evergift -- <word>` names a command other than `start`. */
export const isCommand = (word: string | undefined): word is string =>
  word !== undefined && [...commandNames, 'restore', 'check', 'repair'].includes(word);

/**
 * Carries out a command of whoever runs the server, on a running or a stopped one.
 * @throws CommandError, StorageError
 */
export async function administer(
  command: Command,
  options: Pick<ServeOptions, 'dataFolder' | 'publicUrl' | 'port'>,
  out: Output,
): Promise<void> {
  const folder = dataFolderAt(options.dataFolder);
  const say = (line: string) => void out.write(`${line}\n`);
  const { name, words } = command;
  if (name === 'backup') return backUp(oneFile(words), folder, options, say);
  if (name === 'restore') {
    await keepOwner(folder, () => restoreFolder(folder, oneFile(words)));
    return say(`${words[0]} was restored to ${folder}.`);
  }
  if (name === 'check') return check(words, folder, say);
  if (name === 'repair') {
    const { entries, keptCopy } = await keepOwner(folder, () => repairFolder(folder));
    return say(`${entries} entries are readable and kept. The files as they were: ${keptCopy}`);
  }
  await onOpenData(command, folder, options, out);
}

const oneFile = (words: readonly string[]): string => {
  const [file, more] = words;
  if (file !== undefined && more === undefined) return resolve(file);
  throw new CommandError('Name one file.');
};

/** In the server that has the data open, else here. */
async function onOpenData(
  command: Command,
  folder: string,
  { publicUrl, port }: Pick<ServeOptions, 'publicUrl' | 'port'>,
  out: Output,
): Promise<void> {
  if (await commandRunningServer(folder, command, out)) return;
  const isMissing = await checkDataFolder(folder).then(
    () => false,
    (error: Error & { problem?: string }) => error.problem === 'foreign',
  );
  if (isMissing) throw new CommandError(`There is no data in ${folder}. Name its folder: --data`);
  await keepOwner(folder, async () => {
    const backend = await openBackend({
      dataFolder: folder,
      publicUrl: () => publicUrl ?? `http://localhost:${port}`,
      mailPage: false,
      log: () => undefined,
    });
    await runCommand(backend, command, out).finally(() => backend.close());
  });
}

/** The file is there whole or not at all. An existing one is never overwritten. */
async function backUp(
  file: string,
  folder: string,
  options: Pick<ServeOptions, 'publicUrl' | 'port'>,
  say: (line: string) => void,
): Promise<void> {
  // Made anew: a file or a link that lies there already would keep its rights, or lead elsewhere.
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  await (await open(file, 'wx', 0o600)).close();
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    const stream = handle.createWriteStream({ flush: true });
    await onOpenData({ name: 'backup', words: [] }, folder, options, stream);
    stream.end();
    await finished(stream);
    const entries = await checkExport(createReadStream(unfinished));
    await rename(unfinished, file);
    say(`${folder} was backed up to ${file}: ${entries} entries, read back and whole.`);
  } catch (error) {
    await rm(unfinished, { force: true });
    await rm(file, { force: true });
    throw error;
  }
}

async function check(
  words: readonly string[],
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  if (words.length > 0) {
    const file = oneFile(words);
    return say(`${file} is whole: ${await checkExport(createReadStream(file))} entries.`);
  }
  const all = new PassThrough();
  const entries = checkExport(all);
  // Refused when there is nothing to read, because no server runs.
  entries.catch(() => undefined);
  const backup = { name: 'backup', words: [] };
  // The files of a running server change; everything in them was checked at its start.
  if (await commandRunningServer(folder, backup, all).finally(() => all.end())) {
    return say(`${folder} is in use, and all its ${await entries} entries are readable.`);
  }
  const { format } = await checkDataFolder(folder);
  say(`${folder} is whole. Its format is ${format}.`);
}
