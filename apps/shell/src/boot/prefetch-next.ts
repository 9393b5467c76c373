import type { ModalComponent, ModalName } from '@evergift/contract';
import type { Data } from '@evergift/data';
import type { Remotes } from '../remotes/remotes.ts';
import { loadPlaceholders } from '../modals/use-placeholders.ts';
import { whenIdle } from '../browser/when-idle.ts';

interface Parts {
  remotes: Remotes;
  data: Pick<Data, 'prefetch'>;
  /** Renders a modal once where nobody sees it. */
  prerender: (Modal: ModalComponent<ModalName>) => Promise<void>;
}

interface Visitor {
  isSignedIn: boolean;
  /** Nobody ever signed in on this device: a new account and its onboarding are likely. */
  isNew: boolean;
}

/**
 * Loads what the next presses need, while the person reads or types: the federation and the dialogs;
 * for who signs in what opens their documents, for a newcomer the onboarding too; for who is signed in the
 * modals that the bars offer to open, and prerenders the first of these. It begins when this page's own code is
 * here, and each part waits until the page is idle. A courtesy: going there says what is wrong.
 */
export async function prefetchNext(
  { remotes, data, prerender }: Parts,
  { isSignedIn, isNew }: Visitor,
  idle: () => Promise<void> = () => new Promise(whenIdle),
): Promise<void> {
  await remotes.loadPage(location.pathname).catch(() => undefined);
  const modals = isSignedIn ? await barModals(remotes) : [];
  const parts = [
    ...(isSignedIn ? [] : [() => data.prefetch()]),
    () => remotes.prepare(),
    loadPlaceholders,
    ...(isNew && !isSignedIn ? [() => remotes.prefetchGate()] : []),
    ...modals.map((name) => () => remotes.loadModal(name)),
    ...modals.slice(0, 1).map((name) => async () => prerender(await remotes.loadModal(name))),
  ];
  for (const load of parts) {
    await idle();
    await Promise.allSettled([load()]);
  }
}

/** Names of the modals that buttons in the bars open. */
async function barModals(remotes: Remotes) {
  await remotes.findApps().catch(() => undefined);
  const entries = remotes.apps().flatMap(({ contributions }) => contributions.navigation);
  const opened = entries.flatMap(({ does, where }) =>
    'open' in does && where.some((place) => place === 'top' || place === 'bottom')
      ? [does.open]
      : [],
  );
  return [...new Set(opened)];
}
