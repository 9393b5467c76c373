import { useData, useQuery } from '@evergift/data/react';
import { Outlet } from '@evergift/router';
import { Suspense, useState } from 'react';
import { LazyOnboarding } from '../home/onboarding/lazy-onboarding.tsx';
import { nobody } from '../home/onboarding/use-add-first-person.ts';
import { PreviewNotice } from '../chrome/preview-notice.tsx';
import { Chrome } from '../chrome/chrome.tsx';
import { LoadFailureNotices } from '../chrome/load-failure-notices.tsx';
import { LoadingScreen } from '../screens/loading-screen.tsx';

/**
 * Everything that a signed-in person sees. Until people are known it says 'Loading' (S3). Only a
 * real answer that there are none leads to onboarding: an error, or a copy that was never in step,
 * is no such answer (S4).
 */
export function SignedInLayout() {
  const people = useQuery(useData().people$);
  const [typed, setTyped] = useState(nobody);
  const isEmpty = people.data.length === 0;

  if (isEmpty && people.status === 'loading') return <LoadingScreen text="Loading" />;
  if (isEmpty && people.complete && people.status !== 'error') {
    return (
      <>
        <PreviewNotice />
        <LoadFailureNotices />
        <Suspense fallback={<LoadingScreen text="Loading" />}>
          <LazyOnboarding typed={typed} keep={setTyped} />
        </Suspense>
      </>
    );
  }
  return (
    <Chrome>
      <LoadFailureNotices />
      <Outlet />
    </Chrome>
  );
}
