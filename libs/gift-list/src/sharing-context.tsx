import type { GiftItem, GiftSharing } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { useHost } from '@evergift/contract';
import type * as sharingCode from './gift-sharing.tsx';
import { createContext, use, useEffect, useMemo, useState } from 'react';

type SharingCode = typeof sharingCode;

/** Who gets which gift, and the code that shows it; undefined in a planner of one, which loads neither. */
export interface ListSharing {
  readonly sharing: GiftSharing;
  readonly code: SharingCode;
}

export const ListSharingContext = createContext<ListSharing | undefined>(undefined);

/** What a list shows of a planner of several, once its code is there. */
export function useListSharing(): ListSharing | undefined {
  const { reportError } = useHost();
  const planner = useObservable(useData().planner$, undefined);
  const [code, setCode] = useState<SharingCode>();
  const isShared = planner?.gifts !== undefined;
  useEffect(() => {
    if (isShared) import('./gift-sharing.tsx').then(setCode, reportError);
  }, [isShared, reportError]);
  return useMemo(() => {
    const sharing = planner?.gifts;
    return sharing && code && { sharing, code };
  }, [planner, code]);
}

/** Who gets a gift; nothing in a planner of one. */
export function Taker({ gift }: { gift: GiftItem }) {
  const shared = use(ListSharingContext);
  return shared && <shared.code.GiftTaker gift={gift} sharing={shared.sharing} />;
}
