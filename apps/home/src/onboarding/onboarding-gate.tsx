import type { GateProperties } from '@evergift/contract';
import { useData, useQuery } from '@evergift/data/react';
import { ToastRoom } from '@evergift/ui/page';
import { Suspense, useState } from 'react';
import { LazyOnboarding } from './lazy-onboarding.tsx';
import { nobody } from './use-add-first-person.ts';

/**
 * Shows the onboarding in place of the pages when there is nobody. Only a real answer that there are none leads to
 * onboarding: an error, or a copy that was never in step, is no such answer.
 */
export function OnboardingGate({ loading, notices, children }: GateProperties) {
  const people = useQuery(useData().people$);
  const [typed, setTyped] = useState(nobody);
  const isEmpty = people.data.length === 0;

  if (isEmpty && people.status === 'loading') return loading;
  if (!isEmpty || !people.complete || people.status === 'error') return children;
  return (
    <>
      {notices}
      <Suspense fallback={loading}>
        <LazyOnboarding typed={typed} keep={setTyped} />
      </Suspense>
      <ToastRoom />
    </>
  );
}
