import { useEffect, useState } from 'react';

/** How long the reset form stays disabled after a request, in milliseconds. */
const resetLock = 10_000;

export interface Lock {
  /** Whole seconds until it opens; 0 when it is open. */
  secondsLeft: number;
  /** Locks for {@link resetLock}. */
  start: () => void;
}

/** Keeps something disabled for a while after it was used. */
export function useLock(): Lock {
  const [opensAt, setOpensAt] = useState(0);
  const [now, setNow] = useState(0);
  const isLocked = now < opensAt;

  useEffect(() => {
    if (!isLocked) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isLocked]);

  return {
    secondsLeft: isLocked ? Math.ceil((opensAt - now) / 1000) : 0,
    start: () => {
      const started = Date.now();
      setNow(started);
      setOpensAt(started + resetLock);
    },
  };
}
