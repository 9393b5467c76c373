import process from 'node:process';
import { parseArgs } from 'node:util';
import { remoteNames } from '../app-folders.ts';
import { isExpected } from '../expected-errors.ts';
import { OptionsError } from '../option-values.ts';
import { developTogether } from './develop-together.ts';

/** Runs `npm run dev [app] [-- --data <folder>]`. */
export async function develop(words: readonly string[]): Promise<void> {
  try {
    const { app, dataFolder } = readWords(words);
    const running = await developTogether(dataFolder, app);
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

function readWords(words: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { data: { type: 'string' } },
  });
  const [app] = positionals;
  if (app !== undefined && !remoteNames.includes(app)) {
    throw new OptionsError(
      `There is no app '${app}'. Use one of: ${remoteNames.join(', ')}; or none for all.`,
    );
  }
  return { app, dataFolder: values.data };
}
