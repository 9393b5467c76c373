import { homePath } from '@evergift/contract';
import { reloadPage } from '../browser/leave-page.ts';
import type { KnownApp } from '../deployment/known-app.ts';
import { startScript } from '../deployment/release.ts';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';
import { fetchRemotesManifest } from './remotes-manifest.ts';
import { keptInTab } from '../browser/kept-text.ts';

const tried = keptInTab('evergift.reloaded-for');
/** Longest that a failure waits for this question, in milliseconds. */
const answerTimeout = 2000;

/** Notes a build as one that a reload was tried for. @returns false when it was before */
function isFirstReloadFor(build: string): boolean {
  const builds = (tried.read() ?? '').split(' ');
  // Without a memory there is no guard against a loop.
  return !builds.includes(build) && tried.write([...builds, build].join(' ').trim());
}

/**
 * Reloads the page when something of an app could not be loaded and remotes.json names another build
 * for this device by now: trying again cannot help. At most once for each build; an app that is down,
 * or that lacks a file in the very build that is loaded, is none of these cases.
 *
 * @returns true when the page is being reloaded
 */
export async function reloadAfterDeploy(
  apps: readonly KnownApp[],
  failure: unknown,
): Promise<boolean> {
  if (!(failure instanceof RemoteUnavailableError)) return false;
  const app = apps.find(({ name }) => name === failure.remote);
  // Until it is known which build is loaded, another cannot be recognised.
  if (app?.loaded?.build === undefined) return false;
  const signal = AbortSignal.timeout(answerTimeout);
  const entries = await fetchRemotesManifest(undefined, { cache: 'no-store', signal }).catch(
    () => [],
  );
  const build = entries.find(({ name }) => name === app.name)?.listed?.build;
  if (build === undefined || build === app.loaded.build) return false;
  if (!isFirstReloadFor(`${app.name}:${build}`)) return false;
  reloadPage();
  return true;
}

/**
 * Whether a message of `vite:preloadError` may be about a file of the shell. Safari names no file;
 * asking once too often costs nothing, for only a replaced shell is reloaded.
 */
export const mayBeOfShell = (message: string): boolean =>
  message.includes(`${location.origin}/assets/`) || !/https?:/.test(message);

/**
 * The same for the shell's own files: they were replaced when the served page starts from another
 * script than this one.
 */
export async function reloadAfterShellDeploy(page: Document = document): Promise<void> {
  const entry = startScript(page);
  if (!entry) return;
  const signal = AbortSignal.timeout(answerTimeout);
  const served = await fetch(homePath, { cache: 'no-cache', signal })
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined);
  const [, next] = /<script type="module"[^>]*src="([^"]+)"/.exec(served ?? '') ?? [];
  if (next && next !== entry && isFirstReloadFor(`shell:${next}`)) reloadPage();
}
