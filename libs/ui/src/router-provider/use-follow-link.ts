import { createContext, use, type MouseEvent } from 'react';

/** Goes to a path inside the app. */
export const NavigateContext = createContext<((path: string) => void) | undefined>(undefined);

/**
 * A handler for clicks on a link. The router follows those that would open a page of this app in this
 * tab. Modifier keys, targets, downloads and other origins are left to the browser.
 */
export function useFollowLink() {
  const navigate = use(NavigateContext);
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    const { currentTarget: link, button, metaKey, ctrlKey, altKey, shiftKey } = event;
    const isPlain = button === 0 && !metaKey && !ctrlKey && !altKey && !shiftKey;
    const isHere = link.target === '' || link.target === '_self';
    if (!navigate || !isPlain || !isHere || link.hasAttribute('download')) return;
    if (link.origin !== location.origin) return;
    event.preventDefault();
    navigate(link.getAttribute('href') ?? '');
  };
}
