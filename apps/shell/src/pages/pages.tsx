import { signInPath } from '@evergift/contract';
import { matchPath, useLocation } from '@evergift/router';
import { AboutRoute } from './about-route.tsx';
import { PreviewNotice } from '../chrome/preview-notice.tsx';
import { isBelow } from '../remotes/remotes-manifest.ts';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { LandingRedirect } from '../remotes/landing-redirect.tsx';
import { RequireUser } from './require-user.tsx';
import type { ReactNode } from 'react';
import { Chrome } from '../chrome/chrome.tsx';
import { LoadFailureNotices } from '../chrome/load-failure-notices.tsx';
import { GateOutlet } from '../remotes/gate-outlet.tsx';

/** What is around every page of a signed-in person, or in its place. */
function SignedInLayout({ children }: { children: ReactNode }) {
  const notices = (
    <>
      <PreviewNotice />
      <LoadFailureNotices />
    </>
  );
  return (
    <GateOutlet notices={notices}>
      <Chrome>
        <LoadFailureNotices />
        {children}
      </Chrome>
    </GateOutlet>
  );
}

/**
 * The route table. Signing in and `/about` are for everybody, every other page is for signed-in
 * people; the landing page is a document of its own. Everything that is not named here
 * belongs to a remote, or to nobody. That is the last case of this function and not a route `*`,
 * because `*` does not match an address with a line break.
 */
export function Pages() {
  const { pathname } = useLocation();
  if (isBelow(pathname, signInPath)) return publicPage;
  if (matchPath('/', pathname)) return <LandingRedirect />;
  if (matchPath('/about', pathname)) return <AboutRoute />;
  return signedInPage;
}

/** A remote's page for everybody, without the bars of who is signed in. */
const publicPage = (
  <>
    <PreviewNotice />
    <RemoteOutlet />
  </>
);

const signedInPage = (
  <RequireUser publicPage={publicPage}>
    <SignedInLayout>
      <RemoteOutlet />
    </SignedInLayout>
  </RequireUser>
);
