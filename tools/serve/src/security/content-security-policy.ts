import { insertedStyles, styleHash } from './inserted-styles.ts';
import { appCheckSources } from './origins.ts';
import type { Origins } from './origins.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const isSecure = (origin: string): boolean => origin.startsWith('https:');

/**
 * The policy of every page: nothing that is not named. Scripts come from the shell and the remotes
 * alone, never from text (`eval`, inline), and no text becomes HTML or a script's address: no part
 * of the page needs a Trusted Types policy, so none may be made. With App Check one may, `default`,
 * which lets reCAPTCHA's two addresses through and nothing else (libs/data).
 */
export function pagePolicy(origins: Origins): string {
  const { remotes, backend, reports, appCheck = false } = origins;
  const { script, frame, connect } = appCheck
    ? appCheckSources
    : { script: [], frame: [], connect: [] };
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remotes, ...script],
    'style-src': ["'self'", ...remotes, ...insertedStyles.map(styleHash)],
    'font-src': ["'self'", ...remotes],
    'img-src': ["'self'", ...remotes],
    'connect-src': ["'self'", ...remotes, ...backend, ...(reports ? [reports] : []), ...connect],
    ...(frame.length > 0 && { 'frame-src': frame }),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [appCheck ? 'default' : "'none'"],
    ...(isSecure(origins.shell) && { 'upgrade-insecure-requests': [] }),
  });
}

/** The policy of what is no page: opened by itself it loads, runs and frames nothing. */
export const filePolicy = written({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
});
