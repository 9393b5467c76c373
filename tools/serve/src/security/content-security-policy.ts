import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { repositoryFile } from '../app-folders.ts';
import { appCheckSources, type Origins } from './origins.ts';

/**
 * The <style> element that React Aria inserts on an iPhone or iPad while a dialog is open, to the letter. Static
 * hosting can hand out no nonce, so the policy names its hash.
 */
export const insertedStyle = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}';

/** The source expression of a style or script that is in a page, such as `'sha256-…'`. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The texts between the script tags of app.html and of the landing page, as built: what runs before the first paint. A
 * build takes their indentation away.
 */
export function inlineScripts(): readonly string[] {
  const scripts = ['app.html', 'index.html'].flatMap((name) => {
    const page = readFileSync(repositoryFile(`apps/shell/${name}`), 'utf8');
    const built = page.replace(/\n\s+/g, '\n');
    return [...built.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
  });
  return [...new Set(scripts)];
}

let sources: readonly string[] | undefined;

/** The same as sources of a policy. Read once: a server that runs keeps the pages that it started with. */
const inlineSources = (): readonly string[] => (sources ??= inlineScripts().map(hashSource));

type Directives = Readonly<Record<string, readonly string[]>>;

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Where code of apps may come from, other than the shell's own origin. */
const appSources = ({ remotes, previews = [] }: Origins): readonly string[] => [
  ...new Set([...remotes, ...previews]),
];

const isSecure = (origin: string): boolean => origin.startsWith('https:');

/**
 * The policy of every page: nothing that is not named. Scripts come from the shell and the remotes alone, never from
 * text (`eval`, inline), and no text becomes HTML; the pages' own few lines are named by their hash. The one text that
 * becomes a script's address is the service worker's (apps/shell/src/offline); no other Trusted Types policy may be
 * made. With App Check one more may, `default`, which lets reCAPTCHA's two addresses through and nothing else
 * (libs/data).
 */
export function pagePolicy(origins: Origins): string {
  const { backend, reports, appCheck = false } = origins;
  const apps = appSources(origins);
  const { script, frame, connect } = appCheck
    ? appCheckSources
    : { script: [], frame: [], connect: [] };
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...apps, ...inlineSources(), ...script],
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...apps, hashSource(insertedStyle)],
    'font-src': ["'self'", ...apps],
    'img-src': ["'self'", ...apps],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...apps, ...backend, ...(reports ? [reports] : []), ...connect],
    ...(frame.length > 0 && { 'frame-src': frame }),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['evergift-service-worker', ...(appCheck ? ['default'] : [])],
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

/**
 * The policy of the service worker: it fetches the files of the shell and the remotes, and nothing
 * else; Firestore and Auth are out of its reach where they have origins of their own.
 */
export const workerPolicy = (origins: Origins): string =>
  written({
    'default-src': ["'none'"],
    'connect-src': ["'self'", ...appSources(origins)],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
