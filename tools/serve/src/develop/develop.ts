import process from 'node:process';
import { remoteNames } from '../app-folders.ts';
import type { RemoteName } from '../app-folders.ts';
import { isExpected } from '../expected-errors.ts';
import { developAlone } from './develop-alone.ts';
import { developTogether } from './develop-together.ts';

const isRemote = (word: string): word is RemoteName =>
  (remoteNames as readonly string[]).includes(word);

/** Runs `npm run dev [app]`. */
export async function develop(words: readonly string[]): Promise<void> {
  const [app] = words;
  if (app !== undefined && !isRemote(app)) {
    console.error(
      `There is no app '${app}'. Use one of: ${remoteNames.join(', ')}; or none for all.`,
    );
    process.exitCode = 1;
    return;
  }
  try {
    const running = app === undefined ? await developTogether() : await developAlone(app);
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
