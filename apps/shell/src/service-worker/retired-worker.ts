/**
 * Takes the place of service-worker.ts where no worker is wanted: when one has to be taken out of
 * people's browsers (docs/deploying.md), and in development, where a worker of `npm start` on the
 * same address would go on showing what was built. It removes what was kept and itself.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = await self.caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('evergift-')).map((name) => self.caches.delete(name)),
  );
  await self.registration.unregister();
}

export {};
