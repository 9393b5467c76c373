import { useState } from 'react';

/** Whether an action is under way; a second call meanwhile does nothing. */
export function usePending(): [isPending: boolean, run: (action: () => Promise<void>) => void] {
  const [isPending, setPending] = useState(false);
  const run = (action: () => Promise<void>) => {
    if (isPending) return;
    setPending(true);
    void action().finally(() => setPending(false));
  };
  return [isPending, run];
}
