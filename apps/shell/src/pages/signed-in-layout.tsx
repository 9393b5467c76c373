import type { ReactNode } from 'react';
import { Chrome } from '../chrome/chrome.tsx';
import { LoadFailureNotices } from '../chrome/load-failure-notices.tsx';
import { PreviewNotice } from '../chrome/preview-notice.tsx';
import { GateOutlet } from '../remotes/gate-outlet.tsx';

/** What is around every page of a signed-in person, or in its place. */
export function SignedInLayout({ children }: { children: ReactNode }) {
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
