import type { SignUpMode } from 'local-firebase';
import type { LogFormat } from './log/create-log.ts';
import { isOrigin } from './security/origins.ts';

/** @throws OptionsError */
export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new OptionsError(`--port takes a number from 0 to 65535, not '${text}'.`);
  }
  return port;
}

/** An origin from which previews may come. @throws OptionsError */
export function readOrigin(text: string): string {
  if (isOrigin(text)) return text;
  throw new OptionsError(
    `--preview takes an origin such as https://preview.example, without a path, not '${text}'.`,
  );
}

/** An origin; the slash that browsers put behind it is left out. @throws OptionsError */
export function readPublicUrl(text: string | undefined): string | undefined {
  const origin = text?.replace(/\/$/, '');
  if (origin === undefined || isOrigin(origin)) return origin;
  throw new OptionsError(
    `--public-url takes an origin such as https://gifts.example, without a path, not '${text}'.`,
  );
}

/** Replaced by the app's name in `--remote-url`. */
const APP = '{app}';

/** @throws OptionsError */
export function readRemoteUrl(text: string | undefined): string | undefined {
  const pattern = text?.replace(/\/$/, '');
  if (pattern === undefined) return undefined;
  if (pattern.includes(APP) && isOrigin(remoteAddress(pattern, 'app'))) return pattern;
  throw new OptionsError(
    `--remote-url takes an origin with ${APP} in it, such as https://${APP}.gifts.example, not '${text}'.`,
  );
}

/** Where people reach an app. @param pattern as `--remote-url` takes it */
export const remoteAddress = (pattern: string, app: string): string => pattern.replaceAll(APP, app);

/** @throws OptionsError */
export function readLogFormat(text = 'text'): LogFormat {
  if (text === 'text' || text === 'json') return text;
  throw new OptionsError(`--log takes text or json, not '${text}'.`);
}

/** @throws OptionsError */
export function readSignUp(text = 'open'): SignUpMode {
  if (text === 'open' || text === 'invited' || text === 'closed') return text;
  throw new OptionsError(`--sign-up takes open, invited or closed, not '${text}'.`);
}

/** What was typed cannot be run; the message says what would do. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}
