import type { ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';

export interface RouterProviderProps {
  /** Goes to a path inside the app. Called for plain clicks and Enter on links of our own origin. */
  navigate: (path: string) => void;
  /** Turns a path of the app into the href that the browser shows (a base path, for example). */
  useHref?: (path: string) => string;
  children: ReactNode;
}

/** Gives every link, menu item and tab in this design system the app's router. */
export function RouterProvider(props: RouterProviderProps) {
  return <AriaRouterProvider {...props} />;
}
