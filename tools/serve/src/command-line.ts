import process from 'node:process';
import { isExpected } from './expected-errors.ts';
import { readOptions } from './options.ts';
import type { ServeOptions } from './options.ts';
import { startEvergift } from './start-evergift.ts';
import { usage } from './usage.ts';

/** Runs `npm start`: reads the options, starts everything, and ends it on Ctrl-C. */
export async function main(words: readonly string[]): Promise<void> {
  try {
    const options = readOptions(words, process.env);
    if (options === 'help') return console.log(usage);
    await run(options);
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function run(options: ServeOptions): Promise<void> {
  const evergift = await startEvergift(options, (line) => console.log(line));
  console.log(evergift.welcome);
  const stop = () => {
    console.log('\nStopping …');
    void evergift.close();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
