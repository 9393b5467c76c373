import { text } from '@evergift/language';

/**
 * config.json beside the shell, read when the page starts: the same build runs against the local
 * backend, an emulator or a Firebase project.
 */
export interface Configuration {
  firebase: { apiKey: string; projectId: string; appId: string; authDomain: string };
  /** Origins of emulators; absent for the real service. */
  emulator?: { auth: string; firestore: string };
  /** App Check with reCAPTCHA Enterprise; absent: off. */
  appCheck?: { siteKey: string };
  /** Error reporting; absent: nothing is sent. */
  sentry?: { dsn: string; environment?: string; sendPersonalData?: boolean };
  /** Origins from which previews of remotes may be opened (decision 014); absent: none. */
  previews?: readonly string[];
}

/** config.json is missing or does not say what is needed. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isOrigin = (value: unknown): boolean =>
  isText(value) && URL.canParse(value) && new URL(value).origin === value;

/** In config.json `same-origin` means the address that the shell itself came from. */
const resolveOrigin = (origin: string): string =>
  origin === 'same-origin' ? location.origin : origin;

/**
 * Checks the content of config.json.
 *
 * @throws ConfigurationError that names what is missing
 */
export function readConfiguration(content: unknown): Configuration {
  if (!isRecord(content) || !isRecord(content['firebase'])) {
    throw new ConfigurationError('config.json has no "firebase" section.');
  }
  for (const key of ['apiKey', 'projectId', 'appId', 'authDomain']) {
    if (!isText(content['firebase'][key])) {
      throw new ConfigurationError(`config.json: "firebase.${key}" is missing.`);
    }
  }
  const { emulator, sentry, appCheck, previews = [] } = content;
  if (appCheck !== undefined && !(isRecord(appCheck) && isText(appCheck['siteKey']))) {
    throw new ConfigurationError('config.json: "appCheck.siteKey" is missing.');
  }
  if (sentry !== undefined && !(isRecord(sentry) && typeof (sentry['dsn'] ?? '') === 'string')) {
    throw new ConfigurationError('config.json: "sentry.dsn" is not an address.');
  }
  if (!Array.isArray(previews) || !previews.every(isOrigin)) {
    throw new ConfigurationError(
      'config.json: "previews" lists origins such as "https://preview.example".',
    );
  }
  const configuration = { ...(content as unknown as Configuration) };
  if (!sentry?.['dsn']) delete configuration.sentry;
  if (emulator === undefined) return configuration;
  if (!isRecord(emulator) || !isText(emulator['auth']) || !isText(emulator['firestore'])) {
    throw new ConfigurationError('config.json: "emulator" needs "auth" and "firestore".');
  }
  return {
    ...configuration,
    emulator: {
      auth: resolveOrigin(emulator['auth']),
      firestore: resolveOrigin(emulator['firestore']),
    },
  };
}

/** Fetches config.json. @throws ConfigurationError when it cannot be had or read */
export async function fetchConfiguration(): Promise<Configuration> {
  try {
    const response = await fetch('/config.json');
    if (!response.ok)
      throw new ConfigurationError(
        text('config.json answered {status}.', { status: response.status }),
      );
    return readConfiguration(await response.json());
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError(text('config.json could not be loaded.'), { cause: error });
  }
}
