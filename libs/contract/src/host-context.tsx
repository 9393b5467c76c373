import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { Host } from './host.ts';

const HostContext = createContext<Host | undefined>(undefined);

/** Gives the host's services to the remotes below. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/**
 * The services of whoever hosts this remote.
 *
 * @throws Error outside a HostProvider: the component is not inside the shell.
 */
export function useHost(): Host {
  const host = use(HostContext);
  if (!host) {
    throw new Error(
      'useHost must be used within a HostProvider: render this component in the shell.',
    );
  }
  return host;
}
