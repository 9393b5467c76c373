import process from 'node:process';
import { administer, isCommand } from './administration/administer.ts';
import { isExpected } from './expected-errors.ts';
import { createLog } from './log/create-log.ts';
import { readOptions } from './options.ts';
import type { ServeOptions } from './options.ts';
import { startEvergift } from './start-evergift.ts';
import { usage } from './usage.ts';

/** Runs `npm start` and the commands of whoever runs the server. */
export async function main(words: readonly string[]): Promise<void> {
  try {
    const [first, ...rest] = words;
    if (isCommand(first)) return await command(first, rest);
    const options = readOptions(first === 'start' ? rest : words, process.env);
    if (options === 'help') return console.log(usage);
    await run(options);
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** What does not begin with `--` belongs to the command, as does `--yes`. */
async function command(name: string, rest: readonly string[]): Promise<void> {
  const isValue = (index: number) => /^--(?!yes)/.test(rest[index - 1] ?? '');
  const isOwn = (word: string, index: number) =>
    word === '--yes' || (!word.startsWith('--') && !isValue(index));
  const words = rest.filter(isOwn);
  const options = readOptions(
    rest.filter((word, index) => !isOwn(word, index)),
    process.env,
  );
  if (options === 'help') return console.log(usage);
  await administer({ name, words }, options, process.stdout);
}

async function run(options: ServeOptions): Promise<void> {
  const log = createLog(options.log, (line) => console.log(line));
  const evergift = await startEvergift(options, log);
  if (options.log === 'text') console.log(evergift.welcome);
  else for (const line of evergift.started) log(line);
  const stop = () => {
    log('Stopping …');
    void evergift.close().then(() => log('Stopped. Everything is stored.'));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
