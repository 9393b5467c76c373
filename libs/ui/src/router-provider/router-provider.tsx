import { type ReactNode, useMemo } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';

export interface RouterProviderProps {
  /** Goes to a path inside the app. Called for plain clicks and Enter on links of our own origin. */
  navigate: (path: string) => void;
  /**
   * A hook that turns a path of the app into the href that the browser shows (a base path, for
   * example). Addresses of other origins are left as they are.
   */
  useHref?: (path: string) => string;
  children: ReactNode;
}

const hasScheme = (href: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** Gives every link, menu item and tab in this design system the app's router. */
export function RouterProvider({ navigate, useHref, children }: RouterProviderProps) {
  const hook = useMemo(() => {
    if (!useHref) return {};
    const useOwnHref = (href: string) => {
      const own = useHref(hasScheme(href) ? '/' : href);
      return hasScheme(href) ? href : own;
    };
    return { useHref: useOwnHref };
  }, [useHref]);
  return (
    <AriaRouterProvider navigate={navigate} {...hook}>
      {children}
    </AriaRouterProvider>
  );
}
