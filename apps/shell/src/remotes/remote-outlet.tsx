import { Route, Routes, useLocation } from '@evergift/router';
import { useCallback, useEffect } from 'react';
import { shouldSaveData } from '../browser/data-saver.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { PageErrorBoundary } from '../reporting/page-error-boundary.tsx';
import { AppHost } from '../reporting/app-host.tsx';
import { LandingRedirect } from './landing-redirect.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PageSlow, PageUnavailable } from './page-unavailable.tsx';
import { useRemotes } from './remotes-context.tsx';
import type { Remotes } from './remotes.ts';
import type { Waiting } from './load-attempts.ts';
import { useLoad } from './use-load.ts';

/** Loads the pages below one: a list leads to its records. Optional; going there says what is wrong. */
function loadBelow(remotes: Remotes, path: string): Promise<unknown> {
  const routes = remotes.contributions().flatMap((app) => app.routes);
  const below = routes.filter((route) => route.path.startsWith(`${path}/`));
  return Promise.allSettled(below.map((route) => remotes.loadPage(route.path)));
}

/**
 * The page of whichever remote owns the current path. A remote that is down, slow or broken costs
 * only this part of the screen, and Retry loads it anew.
 */
export function RemoteOutlet() {
  const { pathname } = useLocation();
  const remotes = useRemotes();
  const state = useLoad(remotes, {
    peek: useCallback(() => remotes.peekPage(pathname), [remotes, pathname]),
    load: useCallback(
      (waiting: Waiting) => remotes.loadPage(pathname, waiting),
      [remotes, pathname],
    ),
  });
  const shown = state.status === 'ready' ? state.value?.path : undefined;
  useEffect(() => {
    if (shown === undefined || shouldSaveData()) return;
    whenIdle(() => void loadBelow(remotes, shown));
  }, [remotes, shown]);

  if (state.status === 'loading') return <PageSkeleton />;
  if (state.status === 'slow') return <PageSlow onRetry={state.retry} />;
  if (state.status === 'failed') {
    return <PageUnavailable error={state.error} onRetry={state.retry} />;
  }
  if (!state.value) return <LandingRedirect />;
  const { remote, path, Page: RemotePage } = state.value;
  return (
    <PageErrorBoundary key={pathname} area={remote.name} version={remote.version}>
      <AppHost area={remote.name} version={remote.version} part={path}>
        <Routes>
          <Route path={path} element={<RemotePage />} />
        </Routes>
      </AppHost>
    </PageErrorBoundary>
  );
}
