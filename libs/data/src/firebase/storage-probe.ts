const name = 'evergift-probe';
const longestProbe = 3_000;

/** Whether the browser lets this page keep a database. Blocked storage (a setting, some private windows) answers no. */
export async function storageWorks(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), longestProbe);
  });
  const opened = new Promise<boolean>((resolve) => {
    try {
      const request = indexedDB.open(name);
      request.onerror = () => resolve(false);
      request.onsuccess = () => {
        request.result.close();
        indexedDB.deleteDatabase(name);
        resolve(true);
      };
    } catch {
      resolve(false);
    }
  });
  return Promise.race([opened, late]);
}
