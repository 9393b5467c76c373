/** So long no file comes, and nobody presses or types, in ms. */
const quietTime = 3_000;
/** After so long it is quiet enough, in ms: a page may never rest. */
const longestWait = 60_000;

const activity = ['pointerdown', 'keydown', 'input'] as const;

/** Answers of a backend: a listener asks for ever. */
const asked = ['fetch', 'xmlhttprequest'];

/** Resolves when the page has rested for a while: no files come, and nobody presses or types. */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let quiet = setTimeout(finish, quietTime);
    const latest = setTimeout(finish, longestWait);
    const again = () => {
      clearTimeout(quiet);
      quiet = setTimeout(finish, quietTime);
    };
    const fetches = new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceResourceTiming[];
      if (entries.some(({ initiatorType }) => !asked.includes(initiatorType))) again();
    });
    fetches.observe({ type: 'resource' });
    for (const name of activity) addEventListener(name, again, { capture: true, passive: true });
    function finish() {
      clearTimeout(quiet);
      clearTimeout(latest);
      fetches.disconnect();
      for (const name of activity) removeEventListener(name, again, { capture: true });
      resolve();
    }
  });
}
