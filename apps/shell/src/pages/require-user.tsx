import { rememberReturnPath, signInPath } from '@evergift/contract';
import type { RemoteAccess } from '@evergift/contract';
import { useAuth } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Navigate, useLocation } from '@evergift/router';
import { Button } from '@evergift/ui/button';
import { EmptyState } from '@evergift/ui/empty-state';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTrueFor } from '../browser/use-true-for.ts';
import { useRemotes } from '../remotes/remotes-context.tsx';
import { LandingRedirect } from '../remotes/landing-redirect.tsx';
import { reloadPage } from '../browser/leave-page.ts';
import { LoadingScreen } from '../remotes/loading-screen.tsx';

interface RequireUserProperties {
  /** Shown without a user where the page belongs to an app that gives it to everybody. */
  publicPage: ReactNode;
  children: ReactNode;
}

/** So long it may take to read who is signed in, in ms: Auth itself gives up on the network after 5 s. */
const longestWait = 8_000;

/**
 * Lets only signed-in people pass. While that is not known it says 'Loading...'; without a
 * user it goes to `/auth` in place of this history entry and remembers where to return. After
 * signing out there is nothing to return to.
 */
export function RequireUser({ publicPage, children }: RequireUserProperties) {
  const { user, loading } = useAuth();
  const { pathname, search } = useLocation();
  const isLong = useTrueFor(loading, longestWait);
  const [wasSignedIn, setWasSignedIn] = useState(false);

  if (user && !wasSignedIn) setWasSignedIn(true);
  if (isLong) return <SessionSlow />;
  if (loading) return <LoadingScreen text={text('Loading...')} />;
  if (user) return children;
  if (wasSignedIn) return <Navigate to={signInPath} replace />;
  return <SignInFirst key={pathname} {...{ pathname, search, publicPage }} />;
}

/** In the place of a page while the browser does not say who is signed in. It opens by itself when it does. */
function SessionSlow() {
  return (
    <div role="status">
      <EmptyState
        isPage
        title={text('This is taking a while')}
        message={text('This browser does not say yet who is signed in. Nothing is lost.')}
        action={
          <Button variant="secondary" onPress={reloadPage} icon={<RotateCw size={18} />}>
            {text('Retry')}
          </Button>
        }
      />
    </div>
  );
}

interface SignInFirstProperties {
  pathname: string;
  search: string;
  publicPage: ReactNode;
}

/**
 * An unknown path shows the landing page also to who is not signed in, and a page that its app
 * gives to everybody is shown.
 */
function SignInFirst({ pathname, search, publicPage }: SignInFirstProperties) {
  const remotes = useRemotes();
  const [access, setAccess] = useState<RemoteAccess | 'unknown'>();

  useEffect(() => {
    if (access !== undefined) return;
    remotes.accessTo(pathname).then(
      (found) => setAccess(found ?? 'unknown'),
      // Whether there is such a page is asked again after signing in, and a failure shown there.
      () => setAccess('signed-in'),
    );
  }, [remotes, pathname, access]);

  if (access === undefined) return <LoadingScreen text={text('Loading...')} />;
  if (access === 'unknown') return <LandingRedirect />;
  if (access === 'public') return publicPage;
  return <Navigate to={signInPath} replace state={rememberReturnPath(pathname + search)} />;
}
