import type { ComponentType } from 'react';
import type { ModalLoader, ModalName } from './modals.ts';

/** One page of a remote. */
export interface RemoteRoute {
  /** Absolute pattern below one of the remote's paths, e.g. `/people/:personId`. */
  path: string;
  /**
   * What the page is called before it is there, e.g. 'People', or 'Person' for one of many: the
   * browser's title while its code and its data load. Since contract 2.
   */
  title: string;
  /**
   * Loads the page. The host calls it, so that it can fetch a page ahead, give up after a while
   * and try again; a page that was loaded is rendered without waiting.
   */
  load: () => Promise<ComponentType>;
}

/** What a remote exposes as `./remote`: all that the shell ever knows of it. */
export interface RemoteModule {
  /** The contract it was built against (CONTRACT_VERSION). */
  contract: number;
  /** The name it has in remotes.json. */
  name: string;
  /** Its own version, for the status page and the error reports. */
  version: string;
  routes: readonly RemoteRoute[];
  /** The modals that it owns; any app may open them. */
  modals: { readonly [Name in ModalName]?: ModalLoader<Name> };
}
