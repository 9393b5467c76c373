import { pageLanguage } from '@evergift/language';
import type { BehaviorSubject } from 'rxjs';
import type { ErrorReporting } from '../reporting/error-reporting.ts';
import type {
  KeepOfflineAnswer,
  KeepOfflineRequest,
  NewVersionMessage,
} from '../service-worker/messages.ts';
import { shouldSaveData } from '../browser/data-saver.ts';

/** An open page looks for a newer version so often, and when it is looked at again, in ms. */
const interval = 60 * 60_000;

/** What did not work is tried again after this time, then after twice as long, and so on, in ms. */
const firstRetry = 60_000;

/** The files that are deployed contradict each other: a deployment went wrong. */
class DeploymentProblem extends Error {
  override readonly name = 'DeploymentProblem';
}

interface Page {
  reporting: ErrorReporting;
  /** Is given true when a newer version is ready. */
  newVersion$: BehaviorSubject<boolean>;
}

/**
 * Keeps the whole product in the browser, so that it opens without a network after one visit, and
 * says when a newer version is ready. For pages of a production build, once they are at rest. Where data is to be
 * saved, the worker is registered, for notifications, and asked for nothing.
 */
export async function keepOffline({ reporting, newVersion$ }: Page): Promise<void> {
  const registration = await registerWorker();
  if (!registration) return;
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<NewVersionMessage>) => {
      if (data.type === 'new-version') newVersion$.next(true);
    },
  );
  navigator.serviceWorker.startMessages();
  if (shouldSaveData()) return;

  let asked = 0;
  let reported: string | undefined;
  let retry = firstRetry;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async (opened = false): Promise<void> => {
    clearTimeout(timer);
    asked = Date.now();
    const { kept, newer, problem } = await ask(registration, opened);
    newVersion$.next(newVersion$.value || newer);
    if (problem !== undefined && problem !== reported)
      reporting.report(new DeploymentProblem(problem));
    reported = problem;
    timer = setTimeout(() => void look(), kept ? interval : retry);
    retry = kept ? firstRetry : Math.min(retry * 2, interval);
  };
  addEventListener('online', () => void look());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > interval) void look();
  });
  await look(true);
}

/** What the page runs, for the worker to compare. */
const loadedFiles = (): string[] =>
  performance.getEntriesByType('resource').map(({ name }) => name);

function ask({ active }: ServiceWorkerRegistration, opened: boolean): Promise<KeepOfflineAnswer> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<KeepOfflineAnswer>) => {
      port1.close();
      resolve(data);
    });
    port1.start();
    const language = pageLanguage();
    const request = { type: 'keep-offline', loaded: loadedFiles(), opened, language } as const;
    active?.postMessage(request satisfies KeepOfflineRequest, [port2]);
  });
}

/** The service worker's address stays the same for ever: browsers ask there for a newer one. */
const workerPath = '/service-worker.js';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ): { createScriptURL: (address: string) => string };
}

/**
 * The worker's address as a script's address. Trusted Types let no text become one; this policy,
 * the only one that the page's headers allow, lets this one text through.
 */
function trustedWorkerPath(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return workerPath;
  return trustedTypes
    .createPolicy('evergift-service-worker', {
      createScriptURL: (address) => (address === workerPath ? address : null),
    })
    .createScriptURL(workerPath);
}

/**
 * Registers the service worker and waits until it works.
 *
 * @returns undefined where there can be none: private windows and blocked storage. Everything but
 *   opening without a network works as well without it, so nothing is shown.
 */
async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    const options = { updateViaCache: 'none' } as const;
    const registration = (await navigator.serviceWorker.register(trustedWorkerPath(), options)) as
      | ServiceWorkerRegistration
      | undefined;
    return registration && (await navigator.serviceWorker.ready);
  } catch {
    return undefined;
  }
}
