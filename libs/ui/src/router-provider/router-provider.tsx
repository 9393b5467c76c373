import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { DialogHistory, DialogHistoryContext } from '../dialog/dialog-history.ts';

export interface RouterProviderProps {
  /** Goes to a path inside the app. Called for plain clicks and Enter on links of our own origin. */
  navigate: (path: string) => void;
  /**
   * A hook that turns a path of the app into the href that the browser shows (a base path, for
   * example). Addresses of other origins are left as they are.
   */
  useHref?: (path: string) => string;
  /** Where the app is; any text that changes with every entry of the history. */
  place?: string;
  children: ReactNode;
}

const hasScheme = (href: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/**
 * Gives every link, menu item and tab in this design system the app's router, and lets the browser's
 * Back close dialogs.
 */
export function RouterProvider({ navigate, useHref, place, children }: RouterProviderProps) {
  const [dialogs] = useState(() => new DialogHistory());
  useEffect(() => dialogs.listen(), [dialogs]);
  useEffect(() => dialogs.notice(), [dialogs, place]);
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
      <DialogHistoryContext value={dialogs}>{children}</DialogHistoryContext>
    </AriaRouterProvider>
  );
}
