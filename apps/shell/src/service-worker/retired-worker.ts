/*
 * Takes the place of service-worker.ts where no worker is wanted: when one has to be taken out of
 * people's browsers (docs/deploying.md), and in development, where a worker of `npm start` on the
 * same address would go on showing what was built. It removes what was kept and itself.
 *
 * No module: the development server hands it out as it is, and a classic worker knows neither
 * import nor export.
 */
const retiring = self as unknown as ServiceWorkerGlobalScope;

retiring.addEventListener('install', () => void retiring.skipWaiting());
retiring.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('evergift-')).map((name) => caches.delete(name)),
  );
  await retiring.registration.unregister();
}
