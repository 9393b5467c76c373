import { open, rename } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { levelFolder, syncFolder } from './data-folder.ts';
import { formatAfter, upgraded, type Entry, type UpgradeStep } from './data-formats.ts';
import { exportData } from './export-data.ts';
import { copyLevel, finishCopy, takeCopy } from './level-copy.ts';
import { createLevel, type Level } from './level-writer.ts';

/** In the store itself, so that the entries and their format change in one step. */
const FORMAT = 'meta/format';

interface Upgrade {
  folder: string;
  /** As the folder's marker says. */
  format: number;
  steps: readonly UpgradeStep[];
  /** One message for the person at the terminal. */
  log: (message: string) => void;
}

/** Where the data are kept as they were. The version that wrote them restores this file. */
const backupBefore = (folder: string, latest: number): string =>
  join(folder, `before-format-${latest}.backup`);

/**
 * Leads a whole folder that nobody has open to the present format, after a backup. The new files take the old ones'
 * place at once: killed at any moment, the next call goes on or begins anew. The marker is the caller's to renew.
 */
export async function upgradeFolder({ folder, format, steps, log }: Upgrade): Promise<void> {
  const latest = formatAfter(steps);
  const backup = backupBefore(folder, latest);
  const level = createLevel(levelFolder(folder));
  await level.open();
  try {
    if ((await level.get(FORMAT)) === String(latest)) return;
    await backUp(level, format, backup);
    await copyLevel(withFormat(upgraded(level.iterator(), format, steps), latest), folder);
  } finally {
    await level.close();
  }
  await takeCopy(folder);
  await finishCopy(folder);
  log(
    `The data in ${folder} now have format ${latest}. As they were before, in format ${format}, they are in ${backup}.`,
  );
}

async function* withFormat(entries: AsyncIterable<Entry>, latest: number): AsyncIterable<Entry> {
  for await (const entry of entries) if (entry[0] !== FORMAT) yield entry;
  yield [FORMAT, String(latest)];
}

/** The file is there whole or not at all. */
async function backUp(level: Level, format: number, file: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  const handle = await open(unfinished, 'wx', 0o600);
  const stream = handle.createWriteStream({ flush: true });
  const entries = () => level.iterator();
  await exportData({ entries }, stream, format);
  stream.end();
  await finished(stream);
  await rename(unfinished, file);
  await syncFolder(join(file, '..'));
}
