import { createContext, useContext, type ReactNode } from 'react';
import type { SessionState } from '../session/session.ts';
import { useData } from './data-context.tsx';
import { useObservable } from './use-observable.ts';

const AuthContext = createContext<SessionState | null>(null);

/** Gives the sign-in state to everything below; belongs inside a DataProvider. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { session } = useData();
  return <AuthContext value={useObservable(session.state$, session.state)}>{children}</AuthContext>;
}

/** Who is signed in: user, loading, error. Throws outside {@link AuthProvider}. */
export function useAuth(): SessionState {
  const state = useContext(AuthContext);
  if (!state) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
