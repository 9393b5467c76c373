/** What the guard leaves in the history entry of `/auth`. */
export interface ReturnState {
  returnTo: string;
}

/** Remembers where a person wanted to go before they had to sign in. */
export const rememberReturnPath = (path: string): ReturnState => ({ returnTo: path });

/**
 * Where to go after signing in: the remembered path when it is one of our own, else the dashboard
 *.
 *
 * @param state the history entry's state, which may contain anything
 */
export function readReturnPath(state: unknown): string {
  const path =
    typeof state === 'object' && state !== null ? (state as Partial<ReturnState>).returnTo : '';
  return typeof path === 'string' && isOwnPath(path) ? path : '/dashboard';
}

/** A path on this origin: `//host`, `/\host` and control characters would lead elsewhere. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);
