/** How often the origin is asked whether it still answers, in milliseconds. */
const interval = 5_000;
/** When it is asked first: most apps are there by then, in milliseconds. */
const firstQuestion = 2_500;

/** A file of the app is complete, or its origin sent anything else. */
export type Arrival = 'file' | 'bytes';

/**
 * Watches whether anything of an app arrives. A page sees of a module only that it is complete. Until
 * then a small question shows whether bytes come through: `release.json`, past every cache.
 *
 * @param base the folder with the app's files
 * @param onArrival called for every sign
 * @returns ends it
 */
export function watchArrivals(base: string, onArrival: (arrival: Arrival) => void): () => void {
  const ended = new AbortController();
  let hasAnswered = false;
  const note = (arrival: Arrival) => {
    if (ended.signal.aborted) return;
    hasAnswered = true;
    onArrival(arrival);
  };

  const question = new URL('release.json', base);
  // What an app shares comes from the shell; it counts once the app itself has answered.
  const shared = new URL('/assets/', location.origin).href;
  const isCounted = ({ name }: PerformanceEntry) =>
    name !== question.href && (name.startsWith(base) || (hasAnswered && name.startsWith(shared)));
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries().filter(isCounted) as PerformanceResourceTiming[];
    if (entries.some(hasArrived)) note('file');
  });
  observer.observe({ type: 'resource' });

  const ask = async (): Promise<void> => {
    try {
      const { signal } = ended;
      const response = await fetch(question, { cache: 'no-store', signal });
      note('bytes');
      const reader = response.body?.getReader();
      while (reader && !(await reader.read()).done) note('bytes');
    } catch {
      // No answer is no sign.
    }
    if (!ended.signal.aborted) timer = setTimeout(() => void ask(), interval);
  };
  let timer = setTimeout(() => void ask(), firstQuestion);

  return () => {
    ended.abort();
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** A request that failed has an entry, too. Browsers that give no status count every one. */
const hasArrived = ({ responseStatus }: Partial<PerformanceResourceTiming>): boolean =>
  responseStatus === undefined || (responseStatus >= 200 && responseStatus < 400);
