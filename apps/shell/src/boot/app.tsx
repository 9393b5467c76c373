import { HostProvider, type Host } from '@evergift/contract';
import { formats, type Data } from '@evergift/data';
import { AuthProvider, DataProvider, useAuth, useData, useQuery } from '@evergift/data/react';
import { BrowserRouter } from '@evergift/router';
import { LocaleProvider } from '@evergift/ui/locale-provider';
import { ToastRegion } from '@evergift/ui/toast-region';
import { useEffect, type ReactNode } from 'react';
import { NEVER, type Observable } from 'rxjs';
import { NewVersionContext } from '../chrome/version-notice.tsx';
import { AreaErrorBoundary } from '../reporting/area-error-boundary.tsx';
import { ErrorReportingContext } from '../reporting/error-reporting-context.ts';
import { Oops } from '../reporting/oops.tsx';
import { RouterLinks } from '../browser/router-links.tsx';
import { RemotesProvider } from '../remotes/remotes-context.tsx';
import { ContributionsProvider } from '../remotes/contributions-context.tsx';
import type { HostParts } from './create-host.ts';
import { ModalOutlet } from '../modals/modal-outlet.tsx';
import { SignOutQuestion } from '../modals/sign-out-question.tsx';
import { ToastsContext } from '../chrome/toasts-context.ts';
import { RouteChanges } from '../pages/route-changes.tsx';
import { Pages } from '../pages/pages.tsx';
import { NotificationClicks } from '../offline/notification-clicks.ts';
import { showTheme } from '../browser/theme.ts';
import { useFollowLanguage } from './follow-language.ts';
import { PlannerChanges } from './planner-changes.tsx';

/** Keeps the page in the theme of the settings document, and its fields in the formats of the page. */
function FollowSettings({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  // When the page writes in another way, every query answers anew.
  const { data: settings, complete } = useQuery(useData().settings$);
  // What the settings are by default is no answer: the device may know better.
  const theme = user && complete ? settings.theme : undefined;

  useEffect(() => {
    if (theme) showTheme(theme);
  }, [theme]);
  useFollowLanguage(user && complete ? settings.language : undefined);

  return <LocaleProvider formats={formats()}>{children}</LocaleProvider>;
}

export interface AppProperties extends HostParts {
  data: Data;
  host: Host;
  /** Emits true when a newer version is ready. Default: none ever is. */
  newVersion$?: Observable<boolean>;
}

/** The application: everything that `app.html` shows. */
export function App({ data, host, newVersion$ = NEVER, ...parts }: AppProperties) {
  const { remotes, reporting, modals, toasts, titles, signOut } = parts;
  return (
    <ErrorReportingContext value={reporting}>
      <AreaErrorBoundary area="shell" fallback={() => <Oops />}>
        <DataProvider data={data}>
          <AuthProvider>
            <HostProvider host={host}>
              <RemotesProvider remotes={remotes}>
                <ContributionsProvider>
                  <BrowserRouter>
                    <FollowSettings>
                      <RouterLinks>
                        <ToastsContext value={toasts}>
                          <NotificationClicks />
                          <PlannerChanges modals={modals} toasts={toasts} />
                          <RouteChanges titles={titles} />
                          <NewVersionContext value={newVersion$}>
                            <Pages />
                          </NewVersionContext>
                          <ModalOutlet modals={modals} />
                          <SignOutQuestion signOut={signOut} />
                          <ToastRegion store={toasts} />
                        </ToastsContext>
                      </RouterLinks>
                    </FollowSettings>
                  </BrowserRouter>
                </ContributionsProvider>
              </RemotesProvider>
            </HostProvider>
          </AuthProvider>
        </DataProvider>
      </AreaErrorBoundary>
    </ErrorReportingContext>
  );
}
