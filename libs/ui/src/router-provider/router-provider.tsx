import { type ReactNode, useEffect, useState } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { DialogHistory, DialogHistoryContext } from '../dialog/dialog-history.ts';
import { NavigateContext } from './use-follow-link.ts';

export interface RouterProviderProps {
  /** Goes to a path inside the app. Called for plain clicks and Enter on links of our own origin. */
  navigate: (path: string) => void;
  /** Where the app is; any text that changes with every entry of the history. */
  place?: string;
  children: ReactNode;
}

/**
 * Gives every link, menu item and tab in this design system the app's router, and lets the browser's
 * Back close dialogs.
 */
export function RouterProvider({ navigate, place, children }: RouterProviderProps) {
  const [dialogs] = useState(() => new DialogHistory());
  useEffect(() => dialogs.listen(), [dialogs]);
  useEffect(() => dialogs.notice(), [dialogs, place]);
  return (
    <AriaRouterProvider navigate={navigate}>
      <NavigateContext value={navigate}>
        <DialogHistoryContext value={dialogs}>{children}</DialogHistoryContext>
      </NavigateContext>
    </AriaRouterProvider>
  );
}
