import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { endTransactionsOnLeave } from './end-transactions.ts';

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const chromium =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

const opened: (() => void)[] = [];
afterEach(() => opened.splice(0).forEach((end) => end()));

function newPage(userAgent: string) {
  const page = Object.assign(new EventTarget(), {
    navigator: { userAgent },
    location: { reload: vi.fn() },
    IDBFactory,
    IDBDatabase,
  });
  opened.push(endTransactionsOnLeave(page));
  return page;
}

const ended = (target: EventTarget, ...types: string[]) =>
  new Promise<string>((resolve) => {
    for (const type of types) target.addEventListener(type, () => resolve(type));
  });

/** A database with a transaction that goes on and on. */
async function openBusy(factory: IDBFactory) {
  const request = factory.open('copy');
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('rows'));
  await ended(request, 'success');
  const transaction = request.result.transaction('rows', 'readwrite');
  const again = () => {
    transaction.objectStore('rows').get(1).onsuccess = again;
  };
  again();
  return { database: request.result, transaction };
}

test('in WebKit a page that is left has no open transaction, and begins none', async () => {
  const page = newPage(safari);
  const factory = new IDBFactory();
  const { database, transaction } = await openBusy(factory);
  const end = ended(transaction, 'abort', 'complete');
  page.dispatchEvent(new Event('pagehide'));
  expect(await end).toBe('abort');
  expect(() => database.transaction('rows')).toThrow('InvalidStateError');
});

test('in WebKit a database that was being set up when the page was left is set up by the next one', async () => {
  const page = newPage(safari);
  const factory = new IDBFactory();
  const request = factory.open('copy');
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('rows');
    page.dispatchEvent(new Event('pagehide'));
  });
  expect(await ended(request, 'success', 'error')).toBe('error');
  const next = factory.open('copy');
  const setUp = ended(next, 'upgradeneeded');
  await ended(next, 'success');
  expect(await setUp).toBe('upgradeneeded');
});

test('a transaction that is being committed when the page is left is kept', async () => {
  const page = newPage(safari);
  const { transaction } = await openBusy(new IDBFactory());
  const end = ended(transaction, 'abort', 'complete');
  transaction.commit();
  page.dispatchEvent(new Event('pagehide'));
  expect(await end).toBe('complete');
});

test('other engines end the transactions themselves', async () => {
  const page = newPage(chromium);
  const { database } = await openBusy(new IDBFactory());
  page.dispatchEvent(new Event('pagehide'));
  expect(database.transaction('rows')).toBeDefined();
});

test.each([safari, chromium])('a page that comes back as it was left is loaded anew', (engine) => {
  const page = newPage(engine);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(page.location.reload).not.toHaveBeenCalled();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(page.location.reload).toHaveBeenCalledOnce();
});
