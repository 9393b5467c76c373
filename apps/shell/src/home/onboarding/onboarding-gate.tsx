import { useData, useQuery } from '@evergift/data/react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { LoadingScreen } from '../../screens/loading-screen.tsx';
import { LazyOnboarding } from './lazy-onboarding.tsx';
import { nobody } from './use-add-first-person.ts';

interface OnboardingGateProperties {
  /** What stands above the onboarding form. */
  notices: ReactNode;
  /** The pages, for who has people. */
  children: ReactNode;
}

/**
 * Shows the onboarding in place of the pages when there is nobody. Until people are known it says
 * 'Loading'. Only a real answer that there are none leads to onboarding: an error, or a copy
 * that was never in step, is no such answer.
 */
export function OnboardingGate({ notices, children }: OnboardingGateProperties) {
  const people = useQuery(useData().people$);
  const [typed, setTyped] = useState(nobody);
  const isEmpty = people.data.length === 0;

  if (isEmpty && people.status === 'loading') return <LoadingScreen text="Loading" />;
  if (!isEmpty || !people.complete || people.status === 'error') return children;
  return (
    <>
      {notices}
      <Suspense fallback={<LoadingScreen text="Loading" />}>
        <LazyOnboarding typed={typed} keep={setTyped} />
      </Suspense>
    </>
  );
}
