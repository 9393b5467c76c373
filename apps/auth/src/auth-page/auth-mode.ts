/** What the auth page is for at the moment. */
export type AuthMode = 'signin' | 'signup' | 'password_reset';

const modes: readonly AuthMode[] = ['signin', 'signup', 'password_reset'];

/** The mode that the address asks for; anything unknown is signing in. */
export function readAuthMode(search: URLSearchParams): AuthMode {
  const asked = search.get('mode');
  return modes.find((mode) => mode === asked) ?? 'signin';
}

/** The address of a mode: reload and Back keep it. */
export const authModePath = (mode: AuthMode): string =>
  mode === 'signin' ? '/auth' : `/auth?mode=${mode}`;
