import { useEffect } from 'react';
import { useHost } from './host-context.tsx';

/**
 * Names the page in the browser's title and in the announcement of a route change. Without it the
 * host takes the page's h1. The name goes with the component.
 *
 * @param title e.g. 'People' or a person's name, without the product's; undefined while not known
 */
export function usePageTitle(title: string | undefined): void {
  const { setPageTitle } = useHost();
  useEffect(() => {
    setPageTitle?.(title);
    return () => setPageTitle?.(undefined);
  }, [setPageTitle, title]);
}
