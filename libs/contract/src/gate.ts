import type { ComponentType, ReactNode } from 'react';

/** What a gate gets from its host. */
export interface GateProperties {
  /** What shows until the gate knows. */
  loading: ReactNode;
  /** The host's notices, for above a page that takes the place of all others. */
  notices: ReactNode;
  /** The page, with everything around it. */
  children: ReactNode;
}

/** Decides whether a signed-in person sees the pages, or something in their place. */
export interface RemoteGate {
  load: () => Promise<ComponentType<GateProperties>>;
  /** Fetches what a new account sees in place of the pages; called on an idle page. */
  prefetch?: () => Promise<unknown>;
}
