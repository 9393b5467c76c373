import { readReturnPath } from '@evergift/contract';
import { useNavigate, useLocation } from '@evergift/router';
import { useEffect, useState } from 'react';

/** Milliseconds between signing in and leaving the page. */
const arrivalDelay = 1000;

/** Entering the application through this page. */
export interface Entry {
  /** Signing in or up, or about to leave: the forms wait. */
  isBusy: boolean;
  /** Signed in or up; about to leave. */
  hasArrived: boolean;
  /** Runs a sign-in or sign-up. When it succeeds, the page is left after a second. */
  enter: <Result extends { ok: boolean }>(action: () => Promise<Result>) => Promise<Result>;
  /** How many attempts have failed. */
  failures: number;
  /** Where the person wanted to go. */
  returnPath: string;
}

/** Leaves the auth page, in place of its history entry, for where the person wanted to go. */
export function useEntry(): Entry {
  const returnPath = readReturnPath(useLocation().state);
  const navigate = useNavigate();
  const [phase, setPhase] = useState<'waiting' | 'entering' | 'arrived'>('waiting');
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (phase !== 'arrived') return;
    const timer = setTimeout(() => void navigate(returnPath, { replace: true }), arrivalDelay);
    return () => clearTimeout(timer);
  }, [phase, navigate, returnPath]);

  return {
    isBusy: phase !== 'waiting',
    hasArrived: phase === 'arrived',
    failures,
    returnPath,
    enter: async (action) => {
      setPhase('entering');
      const result = await action();
      setPhase(result.ok ? 'arrived' : 'waiting');
      if (!result.ok) setFailures((count) => count + 1);
      return result;
    },
  };
}
