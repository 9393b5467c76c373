import { useHost } from '@evergift/contract';
import { text } from '@evergift/language';
import { useEffect, useEffectEvent, useState } from 'react';
import type * as Placeholders from './modal-placeholders.tsx';

let loaded: typeof Placeholders | undefined;

/** Fetches the shell's own dialogs; no page needs them for its first paint. */
export async function loadPlaceholders(): Promise<typeof Placeholders> {
  loaded ??= await import('./modal-placeholders.tsx');
  return loaded;
}

/**
 * The shell's own dialogs, once they are here. Where they cannot be had, a toast says so.
 *
 * @param isNeeded whether one of them is to be shown
 * @param onClose closes what cannot be shown
 */
export function usePlaceholders(
  isNeeded: boolean,
  onClose: () => void,
): typeof Placeholders | undefined {
  const { notify } = useHost();
  const [available, setAvailable] = useState(() => loaded);
  const giveUp = useEffectEvent((error: unknown) => {
    const message = text('This did not load. Please check your connection and try again.');
    notify({ type: 'error', message, error });
    onClose();
  });
  useEffect(() => {
    if (!isNeeded || available) return undefined;
    let isWanted = true;
    loadPlaceholders().then(
      (placeholders) => isWanted && setAvailable(() => placeholders),
      (error: unknown) => isWanted && giveUp(error),
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded, available]);
  return available;
}
