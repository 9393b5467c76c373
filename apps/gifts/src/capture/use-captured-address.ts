import { useHost } from '@evergift/contract';
import { useSearchParams } from '@evergift/router';
import { useEffect, useEffectEvent } from 'react';

/** What the share target, the bookmarklet and shortcuts send in the address. */
const parameters = ['capture', 'title', 'text', 'url'];

/**
 * Opens the form of a new gift with what another program sent in the address, and takes it out of
 * the address: Back and a reload do not open it again. Nothing is saved.
 */
export function useCapturedAddress(): void {
  const [address, setAddress] = useSearchParams();
  const { openModal } = useHost();
  const isCapture = parameters.some((name) => address.has(name));

  const open = useEffectEvent(() => {
    const sent = (name: string) => address.get(name) ?? '';
    const shared = {
      title: sent('title'),
      text: sent('capture') || sent('text'),
      url: sent('url'),
    };
    const others = [...address].filter(([name]) => !parameters.includes(name));
    setAddress(new URLSearchParams(others), { replace: true });
    openModal('gift.add', { shared });
  });
  useEffect(() => {
    if (isCapture) open();
  }, [isCapture]);
}
