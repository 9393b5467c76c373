import { useLocation, useNavigate } from '@evergift/router';
import { RouterProvider } from '@evergift/ui/router-provider';
import type { ReactNode } from 'react';

/** Lets the design system's links go through the router. */
export function RouterLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  return (
    <RouterProvider navigate={(path) => void navigate(path)} place={`${key} ${pathname}`}>
      {children}
    </RouterProvider>
  );
}
