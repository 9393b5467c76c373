import { joinPath, signInPath } from '@evergift/contract';
import { matchPath, useLocation } from '@evergift/router';
import { AboutRoute } from './about-route.tsx';
import { PreviewNotice } from '../chrome/preview-notice.tsx';
import { isBelow } from '../remotes/remotes-manifest.ts';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { LandingRedirect } from '../remotes/landing-redirect.tsx';
import { RequireUser } from './require-user.tsx';
import { Fragment, type ReactNode } from 'react';
import { useData, useObservable } from '@evergift/data/react';
import { Chrome } from '../chrome/chrome.tsx';
import { LoadFailureNotices } from '../chrome/load-failure-notices.tsx';
import { GateOutlet } from '../remotes/gate-outlet.tsx';
import { OpenPlanner } from '../chrome/open-planner.tsx';
import styles from '../chrome/open-planner.module.css';
import { planningAlone } from '@evergift/data';
import { ToastRoom } from '@evergift/ui/page';

/** What is around every page of a signed-in person, or in its place. Another planner's pages begin anew. */
function SignedInLayout({ children }: { children: ReactNode }) {
  const { isMine, ownerUid } = useObservable(useData().planner$, planningAlone);
  const notices = (
    <>
      <PreviewNotice />
      <LoadFailureNotices />
      <div className={styles.alone}>
        <OpenPlanner />
      </div>
    </>
  );
  return (
    <GateOutlet notices={notices}>
      <Chrome>
        <LoadFailureNotices />
        <Fragment key={isMine ? '' : ownerUid}>{children}</Fragment>
      </Chrome>
    </GateOutlet>
  );
}

/**
 * The route table. Signing in, joining and `/about` are for everybody, every other page is for
 * signed-in people; the landing page is a document of its own. Everything that is not named here
 * belongs to a remote, or to nobody. That is the last case of this function and not a route `*`,
 * because `*` does not match an address with a line break.
 */
export function Pages() {
  const { pathname } = useLocation();
  if (isBelow(pathname, signInPath) || isBelow(pathname, joinPath)) return publicPage;
  if (matchPath('/', pathname)) return <LandingRedirect />;
  if (matchPath('/about', pathname)) return <AboutRoute />;
  return signedInPage;
}

/** A remote's page for everybody, without the bars of who is signed in. */
const publicPage = (
  <>
    <PreviewNotice />
    <RemoteOutlet />
    <ToastRoom />
  </>
);

const signedInPage = (
  <RequireUser publicPage={publicPage}>
    <SignedInLayout>
      <RemoteOutlet />
    </SignedInLayout>
  </RequireUser>
);
