import { rememberReturnPath } from '@evergift/contract';
import { useAuth } from '@evergift/data/react';
import { Navigate, Outlet, useLocation } from '@evergift/router';
import { useState } from 'react';
import { LoadingScreen } from '../layout/loading-screen.tsx';

/**
 * Lets only signed-in people pass. While that is not known it says 'Loading...' (R3); without a
 * user it goes to `/auth` in place of this history entry and remembers where to return (R4). After
 * signing out there is nothing to return to.
 */
export function RequireUser() {
  const { user, loading } = useAuth();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);

  if (user && !wasSignedIn) setWasSignedIn(true);
  if (loading) return <LoadingScreen text="Loading..." />;
  if (!user) {
    const state = wasSignedIn ? undefined : rememberReturnPath(pathname + search);
    return <Navigate to="/auth" replace state={state} />;
  }
  return <Outlet />;
}
