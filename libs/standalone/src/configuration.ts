import type { DataOptions } from '@evergift/data';

/** What a standalone page reads of config.json; the same file as the shell's. */
export type Configuration = Pick<DataOptions, 'firebase' | 'emulator'>;

/** config.json is missing, or says too little. */
class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

type Content = Partial<Configuration> | null;

/**
 * Checks the content of config.json; `same-origin` in it stands for the page's own origin.
 *
 * @throws ConfigurationError without a firebase section
 */
export function readConfiguration(content: unknown, origin: string): Configuration {
  const { firebase, emulator } = ((content as Content) ?? {}) as Partial<Configuration>;
  if (!firebase?.apiKey || !firebase.projectId) {
    throw new ConfigurationError('config.json has no usable "firebase" section.');
  }
  if (!emulator) return { firebase };
  const resolve = (address: string | undefined) => (address === 'same-origin' ? origin : address);
  const [auth, firestore] = [resolve(emulator.auth), resolve(emulator.firestore)];
  return { firebase, emulator: { ...(auth && { auth }), ...(firestore && { firestore }) } };
}

/** Fetches config.json. @throws ConfigurationError when it cannot be had or read */
export async function fetchConfiguration(): Promise<Configuration> {
  const response = await fetch('/config.json', { cache: 'no-cache' }).catch((cause: unknown) => {
    throw new ConfigurationError('config.json could not be loaded.', { cause });
  });
  if (!response.ok) throw new ConfigurationError(`config.json answered ${response.status}.`);
  const content: unknown = await response.json().catch((cause: unknown) => {
    throw new ConfigurationError('config.json is not JSON.', { cause });
  });
  return readConfiguration(content, location.origin);
}
