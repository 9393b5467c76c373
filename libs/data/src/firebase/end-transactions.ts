/** What of the page is used; replaced in tests. */
export interface LeavablePage extends Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener'
> {
  readonly navigator: Pick<Navigator, 'userAgent'>;
  readonly location: Pick<Location, 'reload'>;
  readonly IDBFactory?: { readonly prototype: IDBFactory };
  readonly IDBDatabase?: { readonly prototype: IDBDatabase };
}

/** Whether the engine is Safari's, on any device. Chromium names it, too. */
const isWebKit = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit') && !userAgent.includes('Chrome');

/**
 * Ends the page's IndexedDB transactions when the page is left. WebKit's back/forward cache keeps a page together with
 * transactions that are open: they never end, and every later page waits for them until the tab is closed. Firestore
 * and Auth begin some at any time, and one more when the page is left. A page without this cache ends them, too.
 *
 * A page that comes back from such a cache has lost its databases, and Firestore has ended itself: it is loaded anew.
 *
 * @returns takes all of it away again
 */
export function endTransactionsOnLeave(page: LeavablePage = window): () => void {
  const reload = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) page.location.reload();
  };
  page.addEventListener('pageshow', reload);
  const track = isWebKit(page.navigator.userAgent) ? trackTransactions(page) : () => {};
  return () => {
    page.removeEventListener('pageshow', reload);
    track();
  };
}

function trackTransactions(page: LeavablePage): () => void {
  if (!page.IDBDatabase || !page.IDBFactory) return () => {};
  const open = new Set<IDBTransaction>();
  const track = (transaction: IDBTransaction) => {
    open.add(transaction);
    for (const type of ['complete', 'abort']) {
      transaction.addEventListener(type, () => open.delete(transaction));
    }
  };
  const databases = page.IDBDatabase.prototype;
  const { transaction: begin } = databases;
  const known = new Set<IDBDatabase>();
  databases.transaction = function (...request) {
    const transaction = begin.apply(this, request);
    known.add(this);
    track(transaction);
    return transaction;
  };
  const factories = page.IDBFactory.prototype;
  const { open: openDatabase } = factories;
  factories.open = function (...request) {
    const opening = openDatabase.apply(this, request);
    opening.addEventListener('upgradeneeded', () => {
      if (opening.transaction) track(opening.transaction);
    });
    return opening;
  };
  const leave = () => {
    open.forEach(abort);
    // So that none begins before the page is frozen.
    known.forEach((database) => database.close());
    known.clear();
  };
  page.addEventListener('pagehide', leave);
  return () => {
    page.removeEventListener('pagehide', leave);
    databases.transaction = begin;
    factories.open = openDatabase;
  };
}

/** One that is being committed ends without the page. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
  }
}
