import type * as Runtime from './federation-runtime.ts';
import type { Federation } from './loaded-remote.ts';

/**
 * The real module federation. A remote whose manifest asks for what this shell cannot give is refused
 * before any of its code runs: by itself the runtime would warn in the console and go on. What an
 * earlier attempt failed with is asked for under new addresses.
 */
export function moduleFederation(): Federation {
  const attempts = new Map<string, number>();
  const integrities = new Map<string, string>();
  rejectEmptyStyleSheets();
  let started: Promise<typeof Runtime> | undefined;
  const start = () => {
    started ??= import('./federation-runtime.ts')
      .then((runtime) => runtime.startRuntime(attempts, integrities).then(() => runtime))
      .catch((error: unknown) => {
        started = undefined;
        throw error;
      });
    return started;
  };
  return {
    prepare: async () => void (await start()),
    load: async ({ name, entry, attempt, integrity }) => {
      const { loadRemote, registerRemotes } = await start();
      attempts.set(name, attempt);
      const address = attempt === 0 ? entry : `${entry}?attempt=${attempt}`;
      if (integrity !== undefined) integrities.set(address, integrity);
      registerRemotes([{ name, entry: address, type: 'module' }], { force: attempt > 0 });
      return loadRemote(`${name}/remote`);
    },
  };
}

/**
 * Lets a style sheet that arrived as something else fail. A browser refuses a sheet of the wrong
 * type, and Chromium says of it that it has loaded: the page would be shown without its styles.
 *
 * @returns ends it
 */
export function rejectEmptyStyleSheets(page: Document = document): () => void {
  const check = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    if (!isEmpty(target)) return;
    // Whoever waits for the sheet hears of a failure in place of a success.
    event.stopImmediatePropagation();
    target.dispatchEvent(new Event('error'));
  };
  // These events do not bubble; on their way down they pass here.
  page.addEventListener('load', check, { capture: true });
  return () => page.removeEventListener('load', check, { capture: true });
}

function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    // The rules of another origin's sheet cannot be read: it is taken as it is.
    return false;
  }
}
