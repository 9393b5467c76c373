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
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    const options = { updateViaCache: 'none' } as const;
    const registration = (await navigator.serviceWorker.register(trustedWorkerPath(), options)) as
      ServiceWorkerRegistration | undefined;
    return registration && (await navigator.serviceWorker.ready);
  } catch {
    return undefined;
  }
}
