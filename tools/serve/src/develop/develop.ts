import process from 'node:process';
import { parseArgs } from 'node:util';
import { remoteNames } from '../app-folders.ts';
import { isExpected } from '../expected-errors.ts';
import { OptionsError, readPort } from '../option-values.ts';
import { developTogether, usualPort, type Development } from './develop-together.ts';

/** Leaves room for the apps' ports. */
const highestPort = 65_000;

/** Runs `npm run dev [app] [-- --data <folder> --port <number>]`. */
export async function develop(words: readonly string[]): Promise<void> {
  try {
    const running = await developTogether(readWords(words, process.env));
    console.log(running.welcome);
    const stop = () => void running.close();
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function readWords(words: readonly string[], environment: NodeJS.ProcessEnv): Development {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { data: { type: 'string' }, port: { type: 'string' } },
  });
  const [only] = positionals;
  if (only !== undefined && !remoteNames.includes(only)) {
    throw new OptionsError(
      `There is no app '${only}'. Use one of: ${remoteNames.join(', ')}; or none for all.`,
    );
  }
  const port = readPort(values.port ?? (environment['EVERGIFT_PORT'] || String(usualPort)));
  if (port < 1 || port > highestPort) {
    throw new OptionsError(
      `npm run dev takes a --port from 1 to ${highestPort}, not ${port}: each app needs one above it.`,
    );
  }
  return { dataFolder: values.data, port, only };
}
