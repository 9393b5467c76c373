import { useRemotes } from './remotes-context.tsx';

/** Handlers that fetch a remote's page ahead when the pointer or the focus reaches its link. */
export function usePagePreload(path: string) {
  const remotes = useRemotes();
  const preload = () => {
    // Fetching ahead is a courtesy; going there says what is wrong.
    remotes.loadPage(path).catch(() => undefined);
  };
  return { onHoverStart: preload, onFocus: preload };
}
