import { Route, Routes, useLocation } from '@evergift/router';
import { Page } from '@evergift/ui/page';
import { PageErrorBoundary } from '../reporting/page-error-boundary.tsx';
import { AttributedHost } from '../reporting/attributed-host.tsx';
import { LandingRedirect } from '../screens/landing-redirect.tsx';
import { PageSkeleton } from '../screens/page-skeleton.tsx';
import { PageUnavailable } from './page-unavailable.tsx';
import { useRemotes } from './remotes-context.tsx';
import { useRemotePage } from './use-remote-page.ts';

/**
 * The page of whichever remote owns the current path. A remote that is down, slow or broken costs
 * only this part of the screen, and Retry loads it anew.
 */
export function RemoteOutlet() {
  const { pathname } = useLocation();
  const state = useRemotePage(useRemotes(), pathname);

  if (state.status === 'loading') return <PageSkeleton />;
  if (state.status === 'unknown') return <LandingRedirect />;
  if (state.status === 'failed') {
    return (
      <Page>
        <PageUnavailable error={state.error} onRetry={state.retry} />
      </Page>
    );
  }
  const { remote, path, Page: RemotePage } = state.page;
  return (
    <PageErrorBoundary key={pathname} area={remote.name} version={remote.version}>
      <AttributedHost area={remote.name} version={remote.version}>
        <Routes>
          <Route path={path} element={<RemotePage />} />
        </Routes>
      </AttributedHost>
    </PageErrorBoundary>
  );
}
