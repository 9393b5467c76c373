/** Longest that a question about the signed-in account may take, in milliseconds. */
const patience = 5000;

/** Whether an account is still good, and a new token for it: asked when the page opens. */
const question = /\/v1\/(accounts:lookup|token)\?/;

/**
 * Takes a network that hangs for one that is down: Firebase Auth waits 30 s for each of these
 * answers, on phones 60 s, before it believes what it has stored, and shows nobody as signed in until
 * then. It offers no setting, so the page's `fetch` gives up for it. Signing in keeps its own time.
 *
 * @returns takes the limit away again
 */
export function limitAccountQuestions(page: { fetch: typeof fetch } = globalThis): () => void {
  const unlimited = page.fetch;
  const limited: typeof fetch = (input, options) => {
    if (typeof input !== 'string' || !question.test(input)) {
      return unlimited.call(globalThis, input, options);
    }
    const limit = new AbortController();
    const timer = setTimeout(
      () => limit.abort(new Error(`No answer about the account within ${patience / 1000} s.`)),
      patience,
    );
    return unlimited
      .call(globalThis, input, { ...options, signal: limit.signal })
      .finally(() => clearTimeout(timer));
  };
  page.fetch = limited;
  return () => {
    if (page.fetch === limited) page.fetch = unlimited;
  };
}
