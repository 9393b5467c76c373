/** Nothing asks a copy for so long unless something locks it, in milliseconds. */
const longestProbe = 5_000;

/**
 * What the browser's storage can do: `works`; `refuses` when it is blocked (a setting, some private windows); `hangs`
 * when it does not answer, as when another page has a transaction that never ends.
 */
export type StorageAnswer = 'works' | 'refuses' | 'hangs';

/**
 * Opens a database as its user would, with a transaction that waits for every other one. Makes none where none is.
 *
 * @param name of the database that is going to be used: another could answer while this one hangs
 */
export async function probeStorage(name: string): Promise<StorageAnswer> {
  const late = new Promise<StorageAnswer>((resolve) => {
    setTimeout(() => resolve('hangs'), longestProbe);
  });
  const answer = openOnce(name).then(
    () => 'works' as const,
    () => 'refuses' as const,
  );
  return Promise.race([answer, late]);
}

function openOnce(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onerror = (event) => {
      event.preventDefault();
      if (isNew) resolve();
      else reject(request.error ?? new Error('The storage refuses.'));
    };
    request.onsuccess = () => {
      const database = request.result;
      const end = () => {
        database.close();
        resolve();
      };
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) return end();
      const transaction = database.transaction(stores, 'readwrite');
      transaction.oncomplete = end;
      transaction.onabort = end;
    };
  });
}
