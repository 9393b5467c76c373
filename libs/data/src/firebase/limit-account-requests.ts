/** Longest that a request about the signed-in account may take, in milliseconds. */
const accountTimeout = 5000;

/** The services of Firebase Authentication. */
const services = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Whether an account is still good, and a new token for it: requested when the page opens. */
const accountPath = /\/v1\/(accounts:lookup|token)$/;

export interface LimitOptions {
  /** Origin of an Auth emulator, in place of the services. */
  readonly authOrigin: string | undefined;
  readonly page?: { fetch: typeof fetch };
}

/**
 * Whether an answer says nothing about the account: the service is down, restarts behind its proxy, or is overloaded.
 */
const saysNothing = ({ status }: Response): boolean =>
  status >= 500 || status === 408 || status === 429;

/**
 * Treats a service that is down like no network: Firebase Auth takes any other error for the end of the session, signs
 * out and forgets the account. And aborts account requests on a network that hangs: Firebase Auth waits up to 60 s for
 * each before it uses what it has stored, shows nobody as signed in until then, and has no setting for it. Signing in
 * keeps its own time.
 *
 * @returns takes the limit away again
 */
export function limitAccountRequests({ authOrigin, page = globalThis }: LimitOptions): () => void {
  const origins = authOrigin === undefined ? services : [authOrigin];
  const isAccountRequest = (input: unknown) => {
    if (typeof input !== 'string' || !URL.canParse(input)) return false;
    const { origin, pathname } = new URL(input);
    return origins.includes(origin) && accountPath.test(pathname);
  };
  const unlimited = page.fetch;
  const limited: typeof fetch = (input, options) => {
    if (!isAccountRequest(input)) return unlimited.call(globalThis, input, options);
    const controller = new AbortController();
    const { signal } = options ?? {};
    const abort = () => controller.abort(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    const timer = setTimeout(
      () =>
        controller.abort(
          new Error(`No answer about the account within ${accountTimeout / 1000} s.`),
        ),
      accountTimeout,
    );
    return unlimited
      .call(globalThis, input, { ...options, signal: controller.signal })
      .then((response) => {
        if (saysNothing(response)) throw new Error(`No answer, but ${response.status}.`);
        return response;
      })
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      });
  };
  page.fetch = limited;
  return () => {
    if (page.fetch === limited) page.fetch = unlimited;
  };
}
