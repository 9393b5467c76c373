/** Browsers without an idle callback (Safari) wait for so long after the page has loaded, in ms. */
const settled = 3_000;

/** Runs something once the page has loaded and has nothing more urgent to do. */
export function whenIdle(run: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, settled);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
