import { useLocation, useNavigate } from '@evergift/router';
import { RouterProvider } from '@evergift/ui/router-provider';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** Lets the design system's links go through the router. */
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
      {children}
    </RouterProvider>
  );
}
