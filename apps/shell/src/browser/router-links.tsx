import { useLocation, useNavigate } from '@evergift/router';
import { RouterProvider } from '@evergift/ui/router-provider';
import { createContext, use, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';

type Follow = (path: string) => void;

const FollowContext = createContext<Follow | undefined>(undefined);

/**
 * Goes to a path of the app. It is one function for as long as the app runs: what uses it does not render with each
 * address, as it would with the router's own. Throws outside of `RouterLinks`.
 */
export function useFollow(): Follow {
  const follow = use(FollowContext);
  if (!follow) throw new Error('useFollow needs RouterLinks around it.');
  return follow;
}

/** Lets the design system's links and the commands go through the router. */
export function RouterLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  // The router makes another function for each address; with it, every link would render.
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  const follow = useCallback((path: string) => void latest.current(path), []);
  return (
    <RouterProvider navigate={follow} place={`${key} ${pathname}`}>
      <FollowContext value={follow}>{children}</FollowContext>
    </RouterProvider>
  );
}
