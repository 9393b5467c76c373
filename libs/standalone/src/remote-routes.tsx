import { rememberReturnPath, signInPath } from '@evergift/contract';
import type { RemoteModule } from '@evergift/contract';
import { useAuth } from '@evergift/data/react';
import { Navigate, Route, Routes, useLocation } from '@evergift/router';
import { ButtonLink } from '@evergift/ui/button-link';
import { EmptyState } from '@evergift/ui/empty-state';
import { Page } from '@evergift/ui/page';
import { Suspense } from 'react';
import { Chrome } from './chrome.tsx';
import { linkedPaths } from './remote-parts.ts';
import type { RemoteParts } from './remote-parts.ts';
import { SignIn } from './sign-in.tsx';
import type { StandaloneHost } from './standalone-host.ts';

export interface RemoteRoutesProps {
  remote: RemoteModule;
  parts: RemoteParts;
  host: StandaloneHost;
}

/** The remote's pages. Who is not signed in gets the remote's own sign-in page, or a plain one. */
export function RemoteRoutes({ remote, parts, host }: RemoteRoutesProps) {
  const { user, loading } = useAuth();
  const { pathname, search } = useLocation();
  const ownsSignIn = parts.pages.some(({ path }) => path === signInPath);
  const routes = (
    <Suspense fallback={<p role="status">Loading...</p>}>
      <Routes>
        {parts.pages.map(({ path, Page: RemotePage }) => (
          <Route key={path} path={path} element={<RemotePage />} />
        ))}
        <Route path="/" element={<Navigate to={linkedPaths(remote)[0] ?? signInPath} replace />} />
        <Route path="*" element={<ElsewherePage remote={remote} />} />
      </Routes>
    </Suspense>
  );

  if (ownsSignIn && pathname === signInPath) return routes;
  if (loading) return <p role="status">Loading...</p>;
  if (user) {
    return (
      <Chrome remote={remote} host={host}>
        {routes}
      </Chrome>
    );
  }
  if (!ownsSignIn) return <SignIn />;
  return <Navigate to={signInPath} replace state={rememberReturnPath(pathname + search)} />;
}

function ElsewherePage({ remote }: { remote: RemoteModule }) {
  const { pathname } = useLocation();
  const [home = '/'] = linkedPaths(remote);
  return (
    <Page>
      <EmptyState
        title={`${pathname} lives in another app`}
        message="This app runs alone. Run all apps with npm run dev."
        action={<ButtonLink href={home}>Go to {home}</ButtonLink>}
      />
    </Page>
  );
}
