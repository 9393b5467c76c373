import { signInPath, type ModalComponent, type ModalName } from '@evergift/contract';
import { createData, startAppCheck } from '@evergift/data';
import { guardDoublePresses } from '@evergift/ui/double-press-guard';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BehaviorSubject, filter, first, fromEvent, map, of, switchMap, take } from 'rxjs';
import { App } from './app.tsx';
import { shownData$ } from './first-data.ts';
import { endFirstScreen, followFirstScreen } from './first-screen.ts';
import { prefetchNext } from './prefetch-next.ts';
import { shouldSaveData } from '../browser/data-saver.ts';
import { fetchConfiguration } from '../deployment/configuration.ts';
import { Drafts } from '../modals/drafts.ts';
import { followDrafts } from '../modals/follow-drafts.ts';
import { ErrorReporting } from '../reporting/error-reporting.ts';
import { noteLoadFailure } from '../reporting/load-failures.ts';
import { followUncaughtErrors } from '../reporting/uncaught-errors.ts';
import { moduleFederation } from '../remotes/module-federation.ts';
import { mayBeOfShell, reloadAfterShellDeploy } from '../remotes/reload-after-deploy.ts';
import { linkedRemotes } from '../remotes/linked-remotes.ts';
import { Remotes } from '../remotes/remotes.ts';
import { isBelow } from '../remotes/remotes-manifest.ts';
import { reportUnavailable } from '../remotes/remote-unavailable-error.ts';
import { createHost } from './create-host.ts';
import { createToasts } from './create-toasts.ts';
import { ModalStore } from '../modals/modal-store.ts';
import { loadPlaceholders } from '../modals/use-placeholders.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { whenQuiet } from '../browser/when-quiet.ts';
import { signedInBefore, followUser } from './follow-user.ts';
import { SignOut } from '../modals/sign-out.ts';
import { PageTitles } from '../pages/page-titles.ts';
import { fontsReady } from './fonts-ready.ts';
import { findRootElement } from './root-element.ts';
import { showSlowStart, showStartFailure } from './start-failure.ts';
import { notifyLostChanges } from './notify-lost-changes.ts';

import '@evergift/ui/styles.css';

/** From then on it is said that the start is slow, in milliseconds. */
const slowStart = 5_000;

/** Somebody begins to type: what a sign-in needs is likely. */
const firstInput$ = () => fromEvent(document, 'input').pipe(take(1));

/**
 * Whether the product is brought to this device: for who is signed in. Where it is already, it is kept up to date for
 * everybody.
 */
const mayKeepOffline = (user: string | undefined): boolean =>
  user !== undefined || Boolean(navigator.serviceWorker?.controller);

/** A worker that is here compares releases as soon as the page is idle; one that is not yet takes the line for long. */
const idleForWorker = () =>
  navigator.serviceWorker?.controller ? new Promise<void>(whenIdle) : whenQuiet();

async function start(): Promise<void> {
  const fonts = fontsReady();
  const root = findRootElement(document);
  const remotes = new Remotes(moduleFederation(), { linked: linkedRemotes() });
  const apps = () => remotes.apps();
  const reporting = new ErrorReporting(apps);
  const parts = {
    remotes,
    reporting,
    modals: new ModalStore(),
    toasts: createToasts(reporting),
    titles: new PageTitles(),
    drafts: new Drafts(),
    newVersion$: new BehaviorSubject(false),
  };
  guardDoublePresses();
  remotes.apps$
    .pipe(first((known) => known.some(({ listed }) => listed?.usual !== undefined)))
    .subscribe(
      () =>
        void import('../remotes/follow-builds.ts')
          .then(({ followBuilds }) => followBuilds(parts))
          .catch(reporting.report),
    );
  followUncaughtErrors({ apps, reporting, show: (toast) => parts.toasts.show(toast) });
  addEventListener('vite:preloadError', ({ payload }) => {
    noteLoadFailure(payload);
    if (mayBeOfShell(payload.message)) void reloadAfterShellDeploy();
  });
  try {
    const slow = setTimeout(() => {
      endFirstScreen();
      showSlowStart(root);
    }, slowStart);
    const configuration = await fetchConfiguration().finally(() => clearTimeout(slow));
    reporting.start(configuration);
    reporting.followVisit(parts);
    await remotes.preview.open(configuration.previews);
    // Names an app that is not there at once, and not when somebody goes to it.
    if (remotes.preview.state().status !== 'none') {
      void remotes.findApps().catch((error: unknown) => reportUnavailable(reporting, error));
    }
    const { pathname } = location;
    const isNew = signedInBefore.read() === undefined;
    // Who never signed in here is led to the sign-in from any other page.
    if (!isNew || isBelow(pathname, signInPath)) void remotes.loadPage(pathname).catch(() => {});
    const { firebase, emulator, appCheck } = configuration;
    if (appCheck) await startAppCheck(firebase, appCheck);
    const data = createData({ firebase, ...(emulator && { emulator }), report: reporting.report });
    followUser(data, parts);
    followDrafts(data, parts);
    notifyLostChanges(data, parts.toasts);
    const signOut = new SignOut(data.session, (notice) => void parts.toasts.show(notice));
    const all = { ...parts, signOut };
    const host = createHost(all);
    // Its files are here already. What is wrong with it, its place on the page says.
    await remotes.loadLinked().catch(() => undefined);
    await fonts;
    createRoot(root).render(
      <StrictMode>
        <App data={data} host={host} {...all} />
      </StrictMode>,
    );
    const shown$ = shownData$(data);
    // The bars are whole then, or remotes.json cannot be had.
    const found = remotes.findApps().catch(() => undefined);
    followFirstScreen(data, shown$.pipe(switchMap((user) => found.then(() => user))));
    shown$
      .pipe(
        filter(() => !shouldSaveData()),
        switchMap((user) => (user === undefined ? firstInput$().pipe(map(() => user)) : of(user))),
      )
      .subscribe((user) => {
        const visitor = { isSignedIn: user !== undefined, isNew };
        const prerender = async (Modal: ModalComponent<ModalName>) =>
          (await loadPlaceholders()).prerenderModal(Modal, { data, host });
        whenIdle(() => void prefetchNext({ remotes, data, prerender }, visitor));
      });
    if (import.meta.env.PROD) {
      shown$.pipe(filter(mayKeepOffline), take(1)).subscribe(
        () =>
          void idleForWorker()
            .then(() => import('../offline/keep-offline.ts'))
            .then(({ keepOffline }) => keepOffline(parts))
            .catch(reporting.report),
      );
      shown$.pipe(filter(mayKeepOffline), take(1)).subscribe(() => {
        whenIdle(() => void remotes.startBackground(data, reporting.report));
      });
    }
  } catch (error) {
    reporting.report(error);
    endFirstScreen();
    showStartFailure(root, error);
  }
}

void start();
