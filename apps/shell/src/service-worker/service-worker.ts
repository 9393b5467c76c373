/**
 * Opens Evergift without a network. It caches the shell and all remotes as one release and answers
 * each page from one release (docs/decisions/008-offline.md).
 */
import { documentFor, fileAddress, isNewer, runsRelease } from './site-release.ts';
import { keepLanguage } from './keep-language.ts';
import { fetchVerified, toResponse, UnreachableError } from './fetch-file.ts';
import type { Fetch } from './fetch-file.ts';
import { isCodeRequest } from './is-code-request.ts';
import { openFromNotification } from './open-from-notification.ts';
import { ReleaseCache } from './release-cache.ts';
import type { KeepOfflineAnswer, KeepOfflineRequest, NewVersionMessage } from './messages.ts';
import { Updates } from './updates.ts';

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;
const releases = new ReleaseCache(self.caches, origin);
// Whatever a page asks for meanwhile comes first.
const fetchAddress: Fetch = (address, options) => fetch(address, { ...options, priority: 'low' });
const updates = new Updates(releases, origin, fetchAddress, tellPages);

// Until then, and where storage is blocked, the worker asks for what it does not have itself.
void releases.readOrigins().catch(() => undefined);

// A newer worker takes over at once: what pages use is written in the index, not in the worker.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!isCodeRequest(request, origin) || !releases.mayHold(request.url)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else event.respondWith(answerFile(event));
});

self.addEventListener('message', (event) => {
  const question = event.data as KeepOfflineRequest;
  const page = (event.source as Client | null)?.id;
  const [port] = event.ports;
  if (question.type !== 'keep-offline' || !port || page === undefined) return;
  event.waitUntil(
    keepOffline(page, question)
      .then((answer) => port.postMessage(answer))
      .then(removeUnused),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openFromNotification(self.clients, event.notification.data, origin));
});

/** Opens a page from a release; without one, and for paths of the host, from the network. */
async function openPage(event: FetchEvent): Promise<Response> {
  // Storage that is blocked or damaged must not keep the person from the network.
  const answer = await cachedPage(event).catch(() => undefined);
  return answer ?? fetchOrLanding(event.request);
}

/** The page from the release that is deployed now, if that is known in time, else from the cached. */
async function cachedPage(event: FetchEvent): Promise<Response | undefined> {
  const address = fileAddress(event.request.url);
  const before = await releases.current();
  if (!before) return undefined;
  const document = documentFor(new URL(address).pathname, before);
  if (!document && !(await releases.file(before.id, address))) return undefined;
  if (self.navigator.onLine) {
    const check = updates.check();
    event.waitUntil(check.finished.catch(() => undefined));
    await updates.settleForPage(check);
  }
  const release = (await releases.current()) ?? before;
  const page = event.resultingClientId;
  if (page) event.waitUntil(releases.assign(page, release.id, Date.now()));
  const answer = await releases.match(release.id, document ? origin + document : address);
  return document === '/app.html' ? answer && notKept(answer) : answer;
}

/** The application's document as its server sends it: no browser keeps it with its databases open. */
function notKept({ body, headers }: Response): Response {
  return new Response(body, {
    headers: { ...Object.fromEntries(headers), 'Cache-Control': 'no-store' },
  });
}

/** A path that the application does not know shows the landing page; online the host says so. */
async function fetchOrLanding(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const release = await releases.current().catch(() => undefined);
    const landing = release && (await releases.match(release.id, `${origin}/index.html`));
    if (landing) return landing;
    throw error;
  }
}

/** Answers with a file of the page's release. A page without one, or another file, has the network. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event;
  const release = await releases.releaseOf(clientId);
  const file = release && (await releases.file(release, fileAddress(request.url)));
  if (!release || !file) return fetch(request);
  const answer = await releases.match(release, file.address);
  if (answer) return answer;
  const fetched = toResponse(await fetchVerified(file, fetchAddress));
  event.waitUntil(releases.keep(release, file.address, fetched.clone()).catch(() => undefined));
  return fetched;
}

/** Brings everything here that a page needs offline, and lets a page that runs the same go on with it. */
async function keepOffline(
  page: string,
  { loaded, opened, language }: KeepOfflineRequest,
): Promise<KeepOfflineAnswer> {
  let problem: string | undefined;
  let isCompared = false;
  try {
    if (opened) await updates.catchUp();
    else await updates.check().finished;
    isCompared = true;
  } catch (error) {
    if (!(error instanceof UnreachableError)) problem = String(error);
  }
  const current = await releases.current().catch(() => undefined);
  if (!current) return { kept: false, newer: false, ...(problem !== undefined && { problem }) };
  let own = await releases.releaseOf(page);
  if (own === undefined && runsRelease(loaded, current)) {
    own = current.id;
    await releases.assign(page, own, Date.now());
  }
  await keepLanguage(current, language, releases, fetchAddress);
  const newer = isNewer(current, own, isCompared);
  return { kept: true, newer, ...(problem !== undefined && { problem }) };
}

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function tellPages(): Promise<void> {
  const current = await releases.current();
  for (const page of await openPages()) {
    const own = await releases.releaseOf(page.id);
    if (own === undefined || own === current?.id) continue;
    page.postMessage({ type: 'new-version' } satisfies NewVersionMessage);
  }
  await removeUnused();
}

async function removeUnused(): Promise<void> {
  const living = (await openPages()).map(({ id }) => id);
  await releases.removeUnused(living, Date.now(), () => updates.installing);
}
