import { useData, useObservable } from '@evergift/data/react';
import type { GiftItem } from '@evergift/data';
import { lazy, Suspense } from 'react';

// Who plans alone loads neither.
const GiftSharingPart = lazy(async () => {
  const { GiftSharingPart: part } = await import('./gift-sharing-part.tsx');
  return { default: part };
});
const NewGiftSharing = lazy(async () => {
  const { NewGiftSharing: part } = await import('./new-gift-sharing.tsx');
  return { default: part };
});

/** The planner that is open, when several plan in it. */
function useSharedPlanner() {
  const planner = useObservable(useData().planner$, undefined);
  return planner && planner.members.length > 0 ? planner : undefined;
}

/** Who noted a gift, who gets it and who sees it, in a planner of several. */
export function SharingOfGift({ gift }: { gift: GiftItem }) {
  const planner = useSharedPlanner();
  if (!planner) return null;
  return (
    <Suspense>
      <GiftSharingPart gift={gift} planner={planner} />
    </Suspense>
  );
}

/** Who sees a new gift, in a planner of several. */
export function SharingOfNewGift() {
  const planner = useSharedPlanner();
  if (!planner) return null;
  return (
    <Suspense>
      <NewGiftSharing planner={planner} />
    </Suspense>
  );
}
