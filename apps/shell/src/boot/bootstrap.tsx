import '@evergift/ui/styles.css';
import { createData, startAppCheck } from '@evergift/data';
import { guardDoublePresses } from '@evergift/ui/double-press-guard';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BehaviorSubject, take } from 'rxjs';
import { App } from './app.tsx';
import { shownData$ } from './first-data.ts';
import { prepareNext } from './prepare-next.ts';
import { isThrifty } from '../offline/is-thrifty.ts';
import { fetchConfiguration } from '../configuration/configuration.ts';
import { Drafts } from '../drafts/drafts.ts';
import { followDrafts } from '../drafts/follow-drafts.ts';
import { ErrorReporting } from '../reporting/error-reporting.ts';
import { followUncaughtErrors } from '../reporting/uncaught-errors.ts';
import { moduleFederation } from '../loading/module-federation.ts';
import { mayBeOfShell, reloadAfterShellDeploy } from '../loading/reload-after-deploy.ts';
import { Remotes } from '../loading/remotes.ts';
import { reportUnavailable } from '../loading/report-unavailable.ts';
import { createHost } from './create-host.ts';
import { createToasts } from '../toasts/create-toasts.ts';
import { ModalStore } from '../modals/modal-store.ts';
import { keepOffline } from '../offline/keep-offline.ts';
import { whenIdle } from '../offline/when-idle.ts';
import { signedInBefore } from '../storage/signed-in-before.ts';
import { PageTitles } from '../page-changes/page-titles.ts';
import { followUser } from './follow-user.ts';
import { fontsReady } from './fonts-ready.ts';
import { findRootElement } from './root-element.ts';
import { startReminders } from './start-reminders.ts';
import { showSlowStart, showStartFailure } from './start-failure.ts';
import { tellLostChanges } from './tell-lost-changes.ts';

/** From then on it is said that the start is slow, in milliseconds. */
const slowStart = 5_000;

async function start(): Promise<void> {
  const fonts = fontsReady();
  const root = findRootElement(document);
  const remotes = new Remotes(moduleFederation());
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
  followUncaughtErrors({ apps, reporting, show: (toast) => parts.toasts.show(toast) });
  addEventListener('vite:preloadError', ({ payload }) => {
    if (mayBeOfShell(payload.message)) void reloadAfterShellDeploy();
  });
  try {
    const slow = setTimeout(() => showSlowStart(root), slowStart);
    const configuration = await fetchConfiguration().finally(() => clearTimeout(slow));
    reporting.start(configuration);
    remotes.preview.open(configuration.previews);
    // Names an app that is not there at once, and not when somebody goes to it.
    if (remotes.preview.state().status === 'shown') {
      void remotes.findApps().catch((error: unknown) => reportUnavailable(reporting, error));
    }
    const { firebase, emulator, appCheck } = configuration;
    if (appCheck) await startAppCheck(firebase, appCheck);
    const data = createData({ firebase, ...(emulator && { emulator }), report: reporting.report });
    followUser(data, parts);
    followDrafts(data, parts);
    tellLostChanges(data, parts.toasts);
    await fonts;
    createRoot(root).render(
      <StrictMode>
        <App data={data} host={createHost(parts)} {...parts} />
      </StrictMode>,
    );
    const isNew = signedInBefore.read() === undefined;
    const shown$ = shownData$(data);
    shown$.subscribe((user) => {
      if (isThrifty()) return;
      whenIdle(() => void prepareNext(remotes, { isSignedIn: user !== undefined, isNew }));
    });
    shown$.pipe(take(1)).subscribe(() =>
      whenIdle(() => {
        if (import.meta.env.PROD) {
          void keepOffline(parts).catch(reporting.report);
          void startReminders(data, reporting.report);
        }
      }),
    );
  } catch (error) {
    reporting.report(error);
    showStartFailure(root, error);
  }
}

void start();
