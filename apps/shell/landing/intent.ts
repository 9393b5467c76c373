/** Milliseconds that a pointer stays on a link before it is an intention: on its way it crosses many. */
const stay = 65;
const idleWithoutCallback = 2000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** On a metered or slow connection nothing is fetched before the visitor shows an intention. */
function shouldSaveData(): boolean {
  const { saveData, effectiveType = '4g' } =
    (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType !== '4g';
}

function whenIdle(run: () => void): void {
  const wait = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, idleWithoutCallback);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** What the visitor has shown so far: nothing, on an idle page; or that they are about to go on. */
type Sign = 'idle' | 'intent';

/**
 * Calls `prefetch` with the application's path when the loaded page is idle, and once the visitor is
 * about to go on: when a pointer stays on a link, or the keyboard reaches it. Until a call for an
 * intention succeeds, each sign tries again; after that, and after a press, it is quiet: the page
 * that a press opens cancels what this one fetches.
 */
export function watchForIntent(
  page: Document,
  prefetch: (path: string, sign: Sign) => Promise<boolean>,
): void {
  let state: 'waiting' | 'fetching' | 'done' = 'waiting';
  const go = async (path: string): Promise<void> => {
    if (state !== 'waiting') return;
    state = 'fetching';
    state = (await prefetch(path, 'intent')) ? 'done' : 'waiting';
  };

  const links = page.querySelectorAll<HTMLAnchorElement>('a[href="/dashboard"]');
  for (const link of links) {
    const intend = () => void go(link.pathname);
    let timer: ReturnType<typeof setTimeout> | undefined;
    link.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') timer = setTimeout(intend, stay);
    });
    link.addEventListener('pointerleave', () => clearTimeout(timer));
    link.addEventListener('pointerdown', () => {
      state = 'done';
    });
    link.addEventListener('focusin', intend);
  }
  const first = links[0];
  if (!first || shouldSaveData()) return;
  whenIdle(() => {
    if (state === 'waiting') void prefetch(first.pathname, 'idle');
  });
}
