import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { Remotes } from './remotes.ts';

const RemotesContext = createContext<Remotes | undefined>(undefined);

/** Gives the run-time remotes to the shell's own components. */
export function RemotesProvider({ remotes, children }: { remotes: Remotes; children: ReactNode }) {
  return <RemotesContext value={remotes}>{children}</RemotesContext>;
}

/** @throws Error outside a RemotesProvider */
export function useRemotes(): Remotes {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('useRemotes must be used within a RemotesProvider.');
  return remotes;
}
